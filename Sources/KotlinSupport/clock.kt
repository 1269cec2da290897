import android.icu.text.NumberFormat
import java.math.RoundingMode

/** Returns a duration as `3:46`, or as `1:23:46` if it is an hour or longer. */
internal fun DisplayContext.clock(
    seconds: Double,
    showsHours: Boolean = false,
    isPadded: Boolean = false,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
): String {
    val total = wholeUnits(Math.abs(seconds), rounding).toLong()
    val minutes = listOf(total / 60 % 60, total % 60)
    val parts = if (showsHours || total >= 3600) listOf(total / 3600) + minutes else minutes
    val format = keptFormat(locale, "clock") {
        NumberFormat.getIntegerInstance(locale).apply { isGroupingUsed = false }
    }
    val text = parts.withIndex().joinToString(":") { (index, part) ->
        format.minimumIntegerDigits = if (index > 0 || isPadded) 2 else 1
        format.format(part)
    }
    return if (seconds < 0 && total > 0) "-$text" else text
}

import android.icu.text.DecimalFormat
import android.icu.text.NumberFormat
import java.math.RoundingMode

/** Returns the number with the separators of the user's locale, such as `1,234`. */
internal fun DisplayContext.number(
    value: Number,
    fractionDigits: IntRange = if (value is Long) 0..0 else 0..6,
    isGrouped: Boolean = true,
    sign: NumberSign = NumberSign.AUTOMATIC,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
    scale: Double = 1.0,
): String {
    val format = keptFormat(locale) { NumberFormat.getInstance(locale) as DecimalFormat }
    return writtenNumber(value, format, fractionDigits, sign, rounding, scale, isGrouped)
}

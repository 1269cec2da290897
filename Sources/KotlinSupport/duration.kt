import android.icu.text.MeasureFormat
import android.icu.text.MeasureFormat.FormatWidth
import android.icu.text.NumberFormat
import android.icu.util.Measure
import java.math.BigDecimal
import java.math.RoundingMode

/** Returns a duration in these units, from the largest that it reaches, such as `1 hr, 24 min`. */
internal fun DisplayContext.duration(
    seconds: Double,
    units: List<DurationUnit>,
    width: FormatWidth = FormatWidth.SHORT,
    maxUnits: Int = units.size,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
): String {
    val limit = 9_007_199_254_740_991.0
    val length = if (seconds.isNaN()) 0.0 else seconds.coerceIn(-limit, limit)
    val reached = units.dropWhile { it.seconds > Math.abs(length) }.take(maxUnits)
    val smallest = (reached.lastOrNull() ?: units.last()).seconds
    var rest = BigDecimal(wholeUnits(length / smallest, rounding) * smallest)
    val counts = units.map { unit ->
        val parts = rest.divideAndRemainder(BigDecimal(unit.seconds))
        rest = parts[1]
        parts[0]
    }
    val shown = counts.zip(units).filter { (count, _) -> count.signum() != 0 }
        .ifEmpty { listOf(BigDecimal.ZERO to units.last()) }
    val measures = shown.mapIndexed { index, (count, unit) ->
        // Only the first number has a sign.
        Measure(if (index == 0) count else count.abs(), unit.measure)
    }
    val isGrouped = isGrouped(shown.first().first)
    val format = keptFormat(locale, width, isGrouped) {
        val numbers = NumberFormat.getIntegerInstance(locale)
        numbers.isGroupingUsed = isGrouped
        MeasureFormat.getInstance(locale, width, numbers)
    }
    return format.formatMeasures(*measures.toTypedArray())
}

import android.icu.text.DecimalFormat
import android.icu.text.MeasureFormat
import android.icu.text.MeasureFormat.FormatWidth
import android.icu.text.NumberFormat
import android.icu.util.Measure
import android.icu.util.MeasureUnit
import java.math.BigDecimal
import java.math.RoundingMode

/** A unit of a duration. */
internal enum class DurationUnit(val seconds: Double, val measure: MeasureUnit) {
    WEEKS(604_800.0, MeasureUnit.WEEK),
    DAYS(86_400.0, MeasureUnit.DAY),
    HOURS(3600.0, MeasureUnit.HOUR),
    MINUTES(60.0, MeasureUnit.MINUTE),
    SECONDS(1.0, MeasureUnit.SECOND),
}

/** Returns a duration in these units, from the largest that it reaches, such as `1 hr, 24 min`. */
internal fun DisplayContext.duration(
    seconds: Double,
    units: List<DurationUnit>,
    width: FormatWidth = FormatWidth.SHORT,
    maxUnits: Int = units.size,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
): String = durationTexts.text(locale, seconds, units, width, maxUnits, rounding) {
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
    val measures = shown.map { (count, unit) -> Measure(count.abs(), unit.measure) }
    val isGrouped = isGrouped(shown.first().first)
    val format = keptFormat(locale, width, isGrouped) {
        val numbers = NumberFormat.getIntegerInstance(locale)
        numbers.isGroupingUsed = isGrouped
        MeasureFormat.getInstance(locale, width, numbers)
    }
    val text = format.formatMeasures(*measures.toTypedArray())
    val (first, unit) = shown.first()
    if (first.signum() >= 0) return@text text
    // Only the first number has a sign. Some languages have words for one or two hours without one.
    val negative = listOf(Measure(first, unit.measure)) + measures.drop(1)
    val signed = format.formatMeasures(*negative.toTypedArray())
    if (signed == text) minusSign + text else signed
}

private val durationTexts = KeptTexts()

/** The sign of negative numbers, with the marks that keep it in its place. */
private val DisplayContext.minusSign: String
    get() = (NumberFormat.getIntegerInstance(locale) as DecimalFormat).negativePrefix

/** Returns the seconds as an ISO 8601 duration, to the microsecond: `PT26H30M`. */
internal fun durationText(seconds: Double): String {
    val length = if (seconds.isNaN()) 0.0 else Math.abs(seconds).coerceAtMost(9_007_199_254_740_991.0)
    val exact = BigDecimal(length).setScale(6, RoundingMode.HALF_UP).stripTrailingZeros()
    if (exact.signum() == 0) return "PT0S"
    val whole = exact.toLong()
    val rest = exact.subtract(BigDecimal(whole - whole % 60))
    return buildString {
        append(if (seconds < 0) "-PT" else "PT")
        if (whole >= 3600) append("${whole / 3600}H")
        if (whole / 60 % 60 > 0) append("${whole / 60 % 60}M")
        if (rest.signum() > 0) append("${rest.toPlainString()}S")
    }
}

/**
 * Returns a duration as `3:46`, or as `1:23:46` if it is an hour or longer, and with days as
 * `1:02:03:46`.
 */
internal fun DisplayContext.clock(
    seconds: Double,
    showsHours: Boolean = false,
    showsDays: Boolean = false,
    isPadded: Boolean = false,
    hasPaddedMinutes: Boolean = false,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
): String {
    val total = wholeUnits(Math.abs(seconds), rounding).toLong()
    val hours = total / 3600
    val parts = buildList {
        if (showsDays && hours >= 24) add(hours / 24)
        if (showsHours || hours > 0) add(if (showsDays) hours % 24 else hours)
        add(total / 60 % 60)
        add(total % 60)
    }
    val isFirstPadded = isPadded || hasPaddedMinutes && parts.size == 2
    val format = keptFormat(locale, "clock") {
        NumberFormat.getIntegerInstance(locale).apply { isGroupingUsed = false }
    }
    val separator = keptFormat(locale, "clockSeparator") { clockSeparator }
    val text = parts.withIndex().joinToString(separator) { (index, part) ->
        format.minimumIntegerDigits = if (index > 0 || isFirstPadded) 2 else 1
        format.format(part)
    }
    return if (seconds < 0 && total > 0) minusSign + text else text
}

/** What is between the minutes and the seconds of a duration: a colon, or a period as in Danish. */
private val DisplayContext.clockSeparator: String
    get() = MeasureFormat.getInstance(locale, FormatWidth.NUMERIC)
        .formatMeasures(Measure(0, MeasureUnit.MINUTE), Measure(0, MeasureUnit.SECOND))
        .replace(Regex("\\p{Nd}"), "")

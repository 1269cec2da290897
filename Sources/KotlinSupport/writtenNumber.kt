import android.icu.text.DecimalFormat
import java.math.BigDecimal
import java.math.RoundingMode

/** Returns the number in a format. It is rounded beforehand, so that no zero has a sign. */
internal fun DisplayContext.writtenNumber(
    value: Number,
    format: DecimalFormat,
    fractionDigits: IntRange,
    sign: NumberSign,
    rounding: RoundingMode,
    scale: Double = 1.0,
    isGrouped: Boolean = true,
): String {
    format.minimumFractionDigits = fractionDigits.first
    format.maximumFractionDigits = fractionDigits.last
    val exact = exactNumber(value) ?: return format.format(value)
    val multiplier = BigDecimal(format.multiplier)
    val rounded = (exact * BigDecimal(scale.toString()) * multiplier)
        .setScale(fractionDigits.last, rounding)
    val shown = (if (sign == NumberSign.NEVER) rounded.abs() else rounded).divide(multiplier)
    val isSigned =
        sign == NumberSign.ALWAYS || sign == NumberSign.EXCEPT_ZERO && shown.signum() != 0
    format.isGroupingUsed = true
    val pattern = format.toPattern()
    if (isSigned) {
        val negative = pattern.substringAfter(';', "-$pattern")
        // ICU writes the sign of a pattern as the locale does.
        format.applyPattern("${negative.replace('-', '+')};$negative")
    }
    format.isGroupingUsed = isGrouped && isGrouped(rounded)
    val text = format.format(shown)
    if (isSigned) format.applyPattern(pattern)
    return text
}

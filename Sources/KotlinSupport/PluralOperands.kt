import java.math.BigDecimal
import java.math.RoundingMode

/**
 * The operands of CLDR's plural rules, under CLDR's names, for a number with the digits that are
 * shown.
 */
internal class PluralOperands(value: Number, fractionDigits: IntRange = 0..0) {
    private val digits = (exactNumber(value) ?: BigDecimal.ZERO)
        .setScale(fractionDigits.last, RoundingMode.HALF_EVEN).abs().toPlainString()
    private val significant = digits.substringAfter('.', "").trimEnd('0')
    private val fraction = significant.padEnd(fractionDigits.first, '0')

    /** The digits before the decimal point. The rules need only the last ones of a long number. */
    val i: Long = digits.substringBefore('.').let { whole ->
        if (whole.length <= 18) whole.toLong() else "1${whole.takeLast(18)}".toLong()
    }

    /** The number of digits after the point, with trailing zeros ([v]) and without them ([w]). */
    val v: Int = fraction.length
    val w: Int = significant.length

    /** The digits after the point, with trailing zeros ([f]) and without them ([t]). */
    val f: Long = fraction.toLongOrNull() ?: 0L
    val t: Long = significant.toLongOrNull() ?: 0L
}

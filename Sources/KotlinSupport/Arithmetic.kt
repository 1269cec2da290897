import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import kotlin.math.abs
import kotlin.math.ceil
import kotlin.math.floor
import kotlin.math.sign
import kotlin.math.truncate

/** Returns the number as a count of elements: 0 if it is negative. */
internal fun Long.asCount(): Int = coerceIn(0L, Int.MAX_VALUE.toLong()).toInt()

/** Returns the number without its sign, or the greatest Long if that does not fit. */
internal fun Long.saturatingAbs(): Long = if (this < 0) 0L.saturatingMinus(this) else this

/** Returns the sum, or the nearest Long if it does not fit. */
internal fun Long.saturatingPlus(other: Long): Long {
    val sum = this + other
    val overflows = (this xor sum) and (other xor sum) < 0
    return if (!overflows) sum else if (other < 0) Long.MIN_VALUE else Long.MAX_VALUE
}

/** Returns the difference, or the nearest Long if it does not fit. */
internal fun Long.saturatingMinus(other: Long): Long {
    val difference = this - other
    val overflows = (this xor other) and (this xor difference) < 0
    return if (!overflows) difference else if (other < 0) Long.MAX_VALUE else Long.MIN_VALUE
}

/** Returns the product, or the nearest Long if it does not fit. */
internal fun Long.saturatingTimes(other: Long): Long {
    val product = toBigInteger() * other.toBigInteger()
    return when {
        product.bitLength() < Long.SIZE_BITS -> product.toLong()
        product.signum() < 0 -> Long.MIN_VALUE
        else -> Long.MAX_VALUE
    }
}

/** Returns the sum of the elements' values, or the nearest Long if the sum does not fit. */
internal inline fun <T> Iterable<T>.saturatingSumOf(value: (T) -> Long): Long =
    fold(0L) { sum, element -> sum.saturatingPlus(value(element)) }

/** Returns the quotient, or null if the divisor is 0. */
internal fun Double.dividedBy(divisor: Double): Double? =
    if (divisor == 0.0) null else this / divisor

/** Returns the quotient, or null if the divisor is 0. */
internal fun BigDecimal.dividedBy(divisor: BigDecimal): BigDecimal? =
    if (divisor.signum() == 0) null else dividedByDecimal(divisor)

/** Returns the quotient without its fraction, or null if the divisor is 0. */
internal fun Long.quotient(divisor: Long): Long? = when (divisor) {
    0L -> null
    -1L -> 0L.saturatingMinus(this)
    else -> this / divisor
}

/** Returns the remainder, with the sign of the dividend, or null if the divisor is 0. */
internal fun Long.remainder(divisor: Long): Long? = if (divisor == 0L) null else this % divisor

/** Returns the average of the elements' values, or null if there are none. */
internal inline fun <T> Collection<T>.averageOf(value: (T) -> Double): Double? =
    if (isEmpty()) null else fold(0.0) { sum, element -> sum + value(element) } / size

/** Returns the nearest whole number by the rule, or the nearest Long if it does not fit. */
internal fun Double.roundedToLong(rule: RoundingMode): Long = when (rule) {
    RoundingMode.FLOOR -> floor(this)
    RoundingMode.CEILING -> ceil(this)
    else -> truncate(this) + if (abs(this - truncate(this)) < 0.5) 0.0 else sign
}.toLong()

/** Returns the nearest whole number by the rule, or the nearest Long if it does not fit. */
internal fun BigDecimal.roundedToLong(rule: RoundingMode): Long =
    coerceIn(Long.MIN_VALUE.toBigDecimal(), Long.MAX_VALUE.toBigDecimal())
        .setScale(0, rule)
        .toLong()

/** Returns the number that the text is, or null if it is not a finite number. */
internal fun String.finiteNumber(): Double? = when {
    matches(Regex("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?")) -> toDoubleOrNull()
    matches(Regex("[+-]?0[xX]([0-9a-fA-F]+\\.?[0-9a-fA-F]*|\\.[0-9a-fA-F]+)([pP][+-]?[0-9]+)?")) ->
        (if (contains('p', ignoreCase = true)) this else this + "p0").toDoubleOrNull()
    else -> null
}?.takeIf { it.isFinite() }

/** Returns the integer that the text is, or null if it is not one. */
internal fun String.wholeNumber(): Long? =
    takeIf { it.matches(Regex("[+-]?[0-9]+")) }?.removePrefix("+")?.toLongOrNull()

/** Returns the sum with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.plusDecimal(other: BigDecimal): BigDecimal =
    add(other, decimalDigits).stripTrailingZeros()

/** Returns the difference with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.minusDecimal(other: BigDecimal): BigDecimal =
    subtract(other, decimalDigits).stripTrailingZeros()

/** Returns the product with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.timesDecimal(other: BigDecimal): BigDecimal =
    multiply(other, decimalDigits).stripTrailingZeros()

/** Returns the quotient by a number that is not 0, with at most 38 digits. */
internal fun BigDecimal.dividedByDecimal(other: BigDecimal): BigDecimal =
    divide(other, decimalDigits).stripTrailingZeros()

/** Returns the sum of the elements' values. */
internal inline fun <T> Iterable<T>.decimalSumOf(value: (T) -> BigDecimal): BigDecimal =
    fold(BigDecimal.ZERO) { sum, element -> sum.plusDecimal(value(element)) }

/** Returns the average of the elements' values, or null if there are none. */
internal inline fun <T> Collection<T>.decimalAverageOf(value: (T) -> BigDecimal): BigDecimal? =
    decimalSumOf(value).dividedBy(size.toBigDecimal())

/** The number of digits that calculations with decimal numbers keep. Further digits are cut off. */
internal val decimalDigits: MathContext = MathContext(38, RoundingMode.DOWN)

/** Returns the minor unit of amounts with this number of digits, such as 0.01 for 2. */
internal fun decimalUnit(digits: Long): Double = "1e-${digits.coerceIn(0L, 20L)}".toDouble()

/** Returns the fewest digits that represent the number, such as `4`, `0.1` and `-2.5`. */
internal fun Double.toPlainText(): String = when (this) {
    Double.POSITIVE_INFINITY -> "inf"
    Double.NEGATIVE_INFINITY -> "-inf"
    else -> exactNumber(this)?.stripTrailingZeros()?.toPlainString() ?: "nan"
}

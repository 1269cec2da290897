import java.math.BigDecimal

/** Returns the sum of the elements' values. */
internal inline fun <T> Iterable<T>.decimalSumOf(value: (T) -> BigDecimal): BigDecimal =
    fold(BigDecimal.ZERO) { sum, element -> sum.plusDecimal(value(element)) }

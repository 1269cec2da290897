import java.math.BigDecimal

/** Returns the average of the elements' values, or null if there are none. */
internal inline fun <T> Collection<T>.decimalAverageOf(value: (T) -> BigDecimal): BigDecimal? =
    decimalSumOf(value).dividedBy(size.toBigDecimal())

import java.math.BigDecimal

/** Returns the product with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.timesDecimal(other: BigDecimal): BigDecimal =
    multiply(other, decimalDigits).stripTrailingZeros()

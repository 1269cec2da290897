import java.math.BigDecimal

/** Returns the difference with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.minusDecimal(other: BigDecimal): BigDecimal =
    subtract(other, decimalDigits).stripTrailingZeros()

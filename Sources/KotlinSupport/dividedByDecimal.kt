import java.math.BigDecimal

/** Returns the quotient by a number that is not 0 with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.dividedByDecimal(other: BigDecimal): BigDecimal =
    divide(other, decimalDigits).stripTrailingZeros()

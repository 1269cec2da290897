import java.math.BigDecimal

/** Returns the sum with at most 38 digits, without zeros at its end. */
internal fun BigDecimal.plusDecimal(other: BigDecimal): BigDecimal =
    add(other, decimalDigits).stripTrailingZeros()

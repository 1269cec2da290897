import java.math.BigDecimal

/** Returns the quotient, or null if the divisor is 0. */
internal fun Double.dividedBy(divisor: Double): Double? =
    if (divisor == 0.0) null else this / divisor

/** Returns the quotient, or null if the divisor is 0. */
internal fun BigDecimal.dividedBy(divisor: BigDecimal): BigDecimal? =
    if (divisor.signum() == 0) null else dividedByDecimal(divisor)

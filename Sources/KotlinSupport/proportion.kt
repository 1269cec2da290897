import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode

/** Returns the part's share of the whole, such as 0.25 for 1 of 4. The share of nothing is 0. */
internal fun proportion(part: Double, whole: Double): Double =
    if (whole == 0.0) 0.0 else part / whole

/** Returns the part's share of the whole, such as 0.25 for 1 of 4. The share of nothing is 0. */
internal fun proportion(part: BigDecimal, whole: BigDecimal): BigDecimal =
    if (whole.signum() == 0) {
        BigDecimal.ZERO
    } else {
        part.divide(whole, MathContext(38, RoundingMode.HALF_UP))
    }

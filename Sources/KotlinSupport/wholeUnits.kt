import java.math.BigDecimal
import java.math.RoundingMode

/** Returns the number without a fraction, at most 2^53 - 1: beyond, a Double skips numbers. */
internal fun wholeUnits(value: Double, rounding: RoundingMode): Double {
    val limit = 9_007_199_254_740_991.0
    if (value.isNaN()) return 0.0
    return BigDecimal(value.coerceIn(-limit, limit)).setScale(0, rounding).toDouble()
}

import java.math.BigDecimal
import java.math.RoundingMode

/** Returns the seconds as an ISO 8601 duration, to the microsecond: `PT26H30M`. */
internal fun durationText(seconds: Double): String {
    val length = if (seconds.isNaN()) 0.0 else Math.abs(seconds).coerceAtMost(9_007_199_254_740_991.0)
    val exact = BigDecimal(length).setScale(6, RoundingMode.HALF_UP).stripTrailingZeros()
    if (exact.signum() == 0) return "PT0S"
    val whole = exact.toLong()
    val rest = exact.subtract(BigDecimal(whole - whole % 60))
    return buildString {
        append(if (seconds < 0) "-PT" else "PT")
        if (whole >= 3600) append("${whole / 3600}H")
        if (whole / 60 % 60 > 0) append("${whole / 60 % 60}M")
        if (rest.signum() > 0) append("${rest.toPlainString()}S")
    }
}

import java.math.BigDecimal
import java.math.RoundingMode
import kotlin.math.abs
import kotlin.math.ceil
import kotlin.math.floor
import kotlin.math.sign
import kotlin.math.truncate

/** Returns the nearest whole number by the rule, or the nearest Long if it does not fit. */
internal fun Double.roundedToLong(rule: RoundingMode): Long = when (rule) {
    RoundingMode.FLOOR -> floor(this)
    RoundingMode.CEILING -> ceil(this)
    else -> truncate(this) + if (abs(this - truncate(this)) < 0.5) 0.0 else sign
}.toLong()

/** Returns the nearest whole number by the rule, or the nearest Long if it does not fit. */
internal fun BigDecimal.roundedToLong(rule: RoundingMode): Long =
    coerceIn(Long.MIN_VALUE.toBigDecimal(), Long.MAX_VALUE.toBigDecimal())
        .setScale(0, rule)
        .toLong()

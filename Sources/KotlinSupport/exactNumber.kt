import java.math.BigDecimal
import java.math.MathContext

/** Returns the number with all its digits, and a Double with the fewest; `null` for infinity. */
internal fun exactNumber(value: Number): BigDecimal? {
    if (value is BigDecimal) return value
    if (value !is Double) return BigDecimal.valueOf(value.toLong())
    if (!value.isFinite()) return null
    // Java's `toString` has more digits than necessary for some numbers.
    return (15..17).asSequence()
        .map { digits -> BigDecimal(value).round(MathContext(digits)) }
        .firstOrNull { it.toDouble() == value }
}

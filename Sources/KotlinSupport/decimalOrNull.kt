import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode

/** Returns the decimal to 38 digits without zeros at its end, or null if it is too large or small. */
internal fun decimalOrNull(text: String): BigDecimal? {
    if (!Regex("[-+]?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?").matches(text)) return null
    val value = text.toBigDecimalOrNull()?.round(MathContext(38, RoundingMode.HALF_EVEN))
    // On older versions of Android, the zeros of zero are not stripped.
    if (value?.signum() == 0) return BigDecimal.ZERO
    return value?.stripTrailingZeros()?.takeIf { it.scale() in -127..128 }
}

import android.icu.text.CompactDecimalFormat
import android.icu.text.CompactDecimalFormat.CompactStyle
import java.math.BigDecimal
import java.math.RoundingMode

/** Returns a short form of the number, such as `1.4M`. */
internal fun DisplayContext.compact(value: Number, fractionDigits: IntRange = 0..1): String {
    val format = keptFormat(locale) {
        CompactDecimalFormat.getInstance(locale, CompactStyle.SHORT)
    }
    format.minimumFractionDigits = fractionDigits.first
    format.maximumFractionDigits = fractionDigits.last
    val exact = exactNumber(value) ?: return format.format(value)
    val isZero = exact.setScale(fractionDigits.last, RoundingMode.HALF_EVEN).signum() == 0
    return format.format(if (isZero) BigDecimal.ZERO else exact)
}

import android.icu.text.CompactDecimalFormat
import android.icu.text.CompactDecimalFormat.CompactStyle

/** Returns a short form of the number with at most one fraction digit, such as `1.4M`. */
internal fun DisplayContext.compact(value: Long): String {
    val format = CompactDecimalFormat.getInstance(locale, CompactStyle.SHORT)
    format.minimumFractionDigits = 0
    format.maximumFractionDigits = 1
    return format.format(value)
}

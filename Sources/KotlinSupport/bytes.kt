import android.icu.text.MeasureFormat
import android.icu.text.MeasureFormat.FormatWidth
import android.icu.text.NumberFormat
import android.icu.util.Measure
import android.icu.util.MeasureUnit
import java.math.BigDecimal

/** Returns a size in the largest unit that it reaches, such as `1.4 MB`. Bytes have no fraction. */
internal fun DisplayContext.bytes(
    value: Long,
    isBinary: Boolean = false,
    fractionDigits: IntRange? = null,
): String {
    val step = if (isBinary) 1024.0 else 1000.0
    val units = byteUnits
    var index = 0
    var size = value.toDouble()
    while (index < units.lastIndex) {
        val digits = fractionDigits ?: usualByteDigits(index)
        // A size that would round to 1000 (or 1024) is shown in the next unit.
        val isWhole = index == 0 && fractionDigits == null
        val limit = if (isWhole) step else step - 0.5 * Math.pow(10.0, -digits.last.toDouble())
        val unit = Math.pow(step, index.toDouble())
        val isSmaller = if (fractionDigits == null) {
            // The limits of Swift are whole numbers of bytes, the last that round down.
            Math.abs(value.toDouble()) < Math.ceil(limit * unit) - 1
        } else {
            Math.abs(size) < limit
        }
        if (isSmaller) break
        size /= step
        index += 1
    }
    val digits = if (index == 0) 0..0 else fractionDigits ?: usualByteDigits(index)
    val isGrouped = isGrouped(BigDecimal(size))
    val format = keptFormat(locale, index, digits, isGrouped) {
        val numbers = NumberFormat.getInstance(locale)
        numbers.minimumFractionDigits = digits.first
        numbers.maximumFractionDigits = digits.last
        numbers.isGroupingUsed = isGrouped
        val width = if (index == 0) FormatWidth.WIDE else FormatWidth.SHORT
        MeasureFormat.getInstance(locale, width, numbers)
    }
    return format.formatMeasures(Measure(size, units[index]))
}

private fun usualByteDigits(index: Int): IntRange = 0..(index - 1).coerceIn(0, 2)

/** The units from bytes to petabytes, which Android 8 does not have yet. */
private val byteUnits: List<MeasureUnit> by lazy {
    val known = MeasureUnit.getAvailable("digital")
    listOf("byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte")
        .mapNotNull { name -> known.firstOrNull { it.subtype == name } }
}

import android.icu.text.CompactDecimalFormat
import android.icu.text.CompactDecimalFormat.CompactStyle
import android.icu.text.DecimalFormat
import android.icu.text.MeasureFormat
import android.icu.text.MeasureFormat.FormatWidth
import android.icu.text.MessageFormat
import android.icu.text.NumberFormat
import android.icu.util.Measure
import android.icu.util.MeasureUnit
import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode

/** When a number has a sign. Accounting puts negative amounts in parentheses. */
internal enum class NumberSign { AUTOMATIC, ALWAYS, NEVER, EXCEPT_ZERO, ACCOUNTING }

/** Returns the number with the separators of the user's locale, such as `1,234`. */
internal fun DisplayContext.number(
    value: Number,
    fractionDigits: IntRange = if (value is Long) 0..0 else 0..6,
    isGrouped: Boolean = true,
    sign: NumberSign = NumberSign.AUTOMATIC,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
    scale: Double = 1.0,
): String = numberTexts.text(locale, value, fractionDigits, isGrouped, sign, rounding, scale) {
    val format = keptFormat(locale) { NumberFormat.getInstance(locale) as DecimalFormat }
    writtenNumber(value, format, fractionDigits, sign, rounding, scale, isGrouped)
}

private val numberTexts = KeptTexts()

/** Returns a number of digits as a range, limited to 20 digits. */
internal fun exactly(digits: Long): IntRange = digits.coerceIn(0L, 20L).toInt().let { it..it }

/** Returns a short form of the number, such as `1.4M`. */
internal fun DisplayContext.compact(
    value: Number,
    fractionDigits: IntRange = 0..1,
): String = compactTexts.text(locale, value, fractionDigits) {
    val format = keptFormat(locale) {
        CompactDecimalFormat.getInstance(locale, CompactStyle.SHORT)
    }
    format.minimumFractionDigits = fractionDigits.first
    format.maximumFractionDigits = fractionDigits.last
    val exact = exactNumber(value) ?: return@text format.format(value)
    val isZero = exact.setScale(fractionDigits.last, RoundingMode.HALF_EVEN).signum() == 0
    format.format(if (isZero) BigDecimal.ZERO else exact)
}

private val compactTexts = KeptTexts()

/** Returns a ratio as a percentage, such as `26%`. */
internal fun DisplayContext.percent(
    ratio: Number,
    fractionDigits: IntRange = 0..0,
    sign: NumberSign = NumberSign.AUTOMATIC,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
): String = percentTexts.text(locale, ratio, fractionDigits, sign, rounding) {
    val format = keptFormat(locale, "%") {
        NumberFormat.getPercentInstance(locale) as DecimalFormat
    }
    writtenNumber(ratio, format, fractionDigits, sign, rounding)
}

private val percentTexts = KeptTexts()

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

/** Returns a position, such as `1st`. */
internal fun DisplayContext.ordinal(value: Long): String {
    // Beyond 2^53, the rules of some locales are applied to a rounded number.
    if (value !in -(1L shl 53)..(1L shl 53)) return number(value)
    val format = keptFormat(locale) { MessageFormat("{0,ordinal}", locale) }
    return format.format(arrayOf(value))
}

/** Returns a size in the largest unit that it reaches, such as `1.4 MB`. Bytes have no fraction. */
internal fun DisplayContext.bytes(
    value: Long,
    isBinary: Boolean = false,
    fractionDigits: IntRange? = null,
): String = byteTexts.text(locale, value, isBinary, fractionDigits) {
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
    format.formatMeasures(Measure(size, units[index]))
}

private val byteTexts = KeptTexts()

private fun usualByteDigits(index: Int): IntRange = 0..(index - 1).coerceIn(0, 2)

/** The units from bytes to petabytes, which Android 8 does not have yet. */
private val byteUnits: List<MeasureUnit> by lazy {
    val known = MeasureUnit.getAvailable("digital")
    listOf("byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte")
        .mapNotNull { name -> known.firstOrNull { it.subtype == name } }
}

/**
 * Whether thousands of the number are separated. Some languages do so only from 10,000 on, by
 * CLDR's `minimumGroupingDigits`, which Android's formats ignore.
 */
internal fun DisplayContext.isGrouped(value: BigDecimal): Boolean {
    val minimum = when (locale.language) {
        "be", "bg", "et", "hu", "ia", "ie", "it", "ka", "lv", "pl", "sl", "sq" -> 10_000L
        "es" -> if (locale.country in setOf("", "EA", "ES", "GQ", "IC", "PH")) 10_000L else 1000L
        "pt" -> if (locale.country in setOf("", "AO", "BR")) 1000L else 10_000L
        "ru" -> if (locale.country == "UA") 10_000L else 1000L
        else -> 1000L
    }
    return value.abs() >= BigDecimal.valueOf(minimum)
}

import android.icu.text.DecimalFormat
import android.icu.text.NumberFormat
import java.math.RoundingMode

/** Returns a ratio as a percentage, such as `26%`. */
internal fun DisplayContext.percent(
    ratio: Number,
    fractionDigits: IntRange = 0..0,
    sign: NumberSign = NumberSign.AUTOMATIC,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
): String {
    val format = keptFormat(locale, "%") {
        NumberFormat.getPercentInstance(locale) as DecimalFormat
    }
    return writtenNumber(ratio, format, fractionDigits, sign, rounding)
}

import android.icu.text.DecimalFormat
import android.icu.text.NumberFormat
import android.icu.util.Currency
import java.math.RoundingMode

/**
 * Returns an amount of money, such as `€12.50`.
 *
 * A [code] that ICU does not know is shown as it is, and no code if it is empty.
 */
internal fun DisplayContext.currency(
    value: Number,
    code: String,
    fractionDigits: IntRange? = null,
    sign: NumberSign = NumberSign.AUTOMATIC,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
    scale: Double = 1.0,
    isNarrow: Boolean = false,
    isNamed: Boolean = false,
): String {
    val isCode = code.length == 3 && code.all { it in 'a'..'z' || it in 'A'..'Z' }
    // Only codes of three letters can be formatted. No currency has this one.
    val currency = Currency.getInstance(if (isCode) code else "ZZZ")
    val style = when {
        isNamed -> NumberFormat.PLURALCURRENCYSTYLE
        sign == NumberSign.ACCOUNTING -> NumberFormat.ACCOUNTINGCURRENCYSTYLE
        else -> NumberFormat.CURRENCYSTYLE
    }
    val format = keptFormat(locale, currency, style, isNarrow) {
        val format = NumberFormat.getInstance(locale, style) as DecimalFormat
        // Five currency signs are the narrow symbol.
        if (isNarrow) format.applyPattern(format.toPattern().replace(Regex("¤+"), "¤¤¤¤¤"))
        format.apply { this.currency = currency }
    }
    val usualDigits = currency.defaultFractionDigits
    val digits = fractionDigits ?: usualDigits..usualDigits
    val text = writtenNumber(value, format, digits, sign, rounding, scale)
        // Only Android has this sign in Japanese.
        .replace('￥', '¥')
    return when {
        isCode -> text
        code.isEmpty() -> text.replace(Regex("[\\s\\p{Z}]?ZZZ[\\s\\p{Z}]?"), "")
        else -> text.replace("ZZZ", code)
    }
}

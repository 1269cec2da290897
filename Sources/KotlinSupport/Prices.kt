import android.icu.text.DecimalFormat
import android.icu.text.NumberFormat
import android.icu.util.Currency
import java.math.BigDecimal
import java.math.RoundingMode

/** Returns the number in a format. It is rounded beforehand, so that no zero has a sign. */
internal fun DisplayContext.writtenNumber(
    value: Number,
    format: DecimalFormat,
    fractionDigits: IntRange,
    sign: NumberSign,
    rounding: RoundingMode,
    scale: Double = 1.0,
    isGrouped: Boolean = true,
): String {
    format.minimumFractionDigits = fractionDigits.first
    format.maximumFractionDigits = fractionDigits.last
    val exact = exactNumber(value) ?: return format.format(value)
    val multiplier = BigDecimal(format.multiplier)
    val rounded = (exact * BigDecimal(scale.toString()) * multiplier)
        .setScale(fractionDigits.last, rounding)
    val shown = (if (sign == NumberSign.NEVER) rounded.abs() else rounded).divide(multiplier)
    val isSigned =
        sign == NumberSign.ALWAYS || sign == NumberSign.EXCEPT_ZERO && shown.signum() != 0
    format.isGroupingUsed = true
    val pattern = format.toPattern()
    if (isSigned) {
        val negative = pattern.substringAfter(';', "-$pattern")
        // ICU writes the sign of a pattern as the locale does.
        format.applyPattern("${negative.replace('-', '+')};$negative")
    }
    format.isGroupingUsed = isGrouped && isGrouped(rounded)
    val text = format.format(shown)
    if (isSigned) format.applyPattern(pattern)
    return text
}

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
): String = priceTexts.text(
    locale, value, code, fractionDigits, sign, rounding, scale, isNarrow, isNamed,
) {
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
    when {
        isCode -> text
        code.isEmpty() -> text.replace(Regex("[\\s\\p{Z}]?ZZZ[\\s\\p{Z}]?"), "")
        else -> text.replace("ZZZ", code)
    }
}

private val priceTexts = KeptTexts()

/** Returns the name of a currency by its code, such as `EUR`; the code if it has no name. */
internal fun DisplayContext.currencyName(code: String): String {
    // ICU accepts no other codes.
    if (!Regex("[A-Za-z]{3}").matches(code)) return code
    val name = Currency.getInstance(code).getName(locale, Currency.LONG_NAME, null)
    return if (name == null || name.equals(code, ignoreCase = true)) code else name
}

/** Returns the minor unit of the currency by ISO 4217, such as 0.01 for EUR and 1 for JPY. */
internal fun currencyMinorUnit(code: String): Double = when (code.uppercase()) {
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
    "VUV", "XAF", "XOF", "XPF" -> 1.0
    "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND" -> 0.001
    "CLF", "UYW" -> 0.0001
    else -> 0.01
}

/** Returns a price as a shop writes it in every locale, such as `$1,234.50`. */
internal fun price(
    value: Number,
    symbol: String,
    position: String = "left",
    decimalSeparator: String = ".",
    groupingSeparator: String = ",",
    fractionDigits: IntRange = 2..2,
    sign: NumberSign = NumberSign.AUTOMATIC,
    rounding: RoundingMode = RoundingMode.HALF_EVEN,
    scale: Double = 1.0,
): String {
    val exact = exactNumber(value)?.times(BigDecimal(scale.toString()))
    val shown = exact?.setScale(fractionDigits.last, rounding)
    val digits = shown?.abs()?.toPlainString() ?: "∞"
    val whole = digits.substringBefore('.')
    var fraction = digits.substringAfter('.', "")
    while (fraction.length > fractionDigits.first && fraction.endsWith('0')) {
        fraction = fraction.dropLast(1)
    }
    val groups = whole.reversed().chunked(3).joinToString(groupingSeparator.reversed()).reversed()
    val amount = if (fraction.isEmpty()) groups else groups + decimalSeparator + fraction
    val direction = shown?.signum() ?: if (value.toDouble() < 0) -1 else 1
    val mark = when {
        sign == NumberSign.NEVER -> ""
        direction < 0 -> "-"
        sign == NumberSign.ALWAYS || sign == NumberSign.EXCEPT_ZERO && direction > 0 -> "+"
        else -> ""
    }
    return mark + when (if (symbol.isEmpty()) "" else position) {
        "right" -> "$amount$symbol"
        "right_space" -> "$amount\u00A0$symbol"
        "left_space" -> "$symbol\u00A0$amount"
        else -> "$symbol$amount"
    }
}

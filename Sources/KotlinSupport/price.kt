import java.math.BigDecimal
import java.math.RoundingMode

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

import java.math.BigDecimal

/** A decimal as a text: `"12.50"`. */
internal object DecimalTextSerializer :
    TextSerializer<BigDecimal>("12.50", ::decimalOrNull, BigDecimal::toPlainString)

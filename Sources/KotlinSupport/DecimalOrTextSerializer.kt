import java.math.BigDecimal

/** A decimal with all digits of the JSON, which can also be in a string. */
internal object DecimalOrTextSerializer : OrTextSerializer<BigDecimal>(DecimalSerializer, ::decimalOrNull)

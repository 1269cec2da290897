import java.math.BigDecimal
import java.math.MathContext
import java.math.RoundingMode
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonUnquotedLiteral

/** A JSON Boolean. The usual serializer also reads it from a string. */
internal object BooleanSerializer : KSerializer<Boolean> {
    override val descriptor = PrimitiveSerialDescriptor("Flag", PrimitiveKind.BOOLEAN)

    override fun deserialize(decoder: Decoder): Boolean {
        val text = decoder.jsonNumeral()
        return text.toBooleanStrictOrNull() ?: throw SerializationException("$text is not a Boolean.")
    }

    override fun serialize(encoder: Encoder, value: Boolean) = encoder.encodeBoolean(value)
}

/** An integer, which JSON can also write as `1.0`. As in Swift, a Double decides what is whole. */
internal object IntegerSerializer : KSerializer<Long> {
    override val descriptor = PrimitiveSerialDescriptor("Integer", PrimitiveKind.LONG)

    override fun deserialize(decoder: Decoder): Long {
        val numeral = decoder.jsonNumeral()
        return numeral.toLongOrNull() ?: wholeOrNull(numeral)
            ?: throw SerializationException("$numeral is not an integer.")
    }

    override fun serialize(encoder: Encoder, value: Long) = encoder.encodeLong(value)

    private fun wholeOrNull(numeral: String): Long? {
        val number = numeral.toDoubleOrNull() ?: return null
        if (Math.abs(number) < 9_007_199_254_740_992.0) {
            return number.toLong().takeIf { it.toDouble() == number }
        }
        return try {
            if (Math.abs(number) < 1e19) numeral.toBigDecimalOrNull()?.longValueExact() else null
        } catch (_: ArithmeticException) {
            null
        }
    }
}

/** A JSON number. The usual serializer also reads it from a string. */
internal object NumberSerializer : KSerializer<Double> {
    override val descriptor = PrimitiveSerialDescriptor("Numeral", PrimitiveKind.DOUBLE)

    override fun deserialize(decoder: Decoder): Double {
        val numeral = decoder.jsonNumeral()
        val number = numeral.toDoubleOrNull() ?: Double.NaN
        // As in Swift, a number is refused if it is so close to 0 that it would be 0.
        val isLost = number == 0.0 && numeral.lowercase().substringBefore('e').any { it in '1'..'9' }
        if (!number.isFinite() || isLost) throw SerializationException("$numeral is not a Double.")
        return number
    }

    override fun serialize(encoder: Encoder, value: Double) = encoder.encodeDouble(value)
}

/** A decimal with all digits of the JSON. */
internal object DecimalSerializer : KSerializer<BigDecimal> {
    override val descriptor = PrimitiveSerialDescriptor("Decimal", PrimitiveKind.DOUBLE)

    override fun deserialize(decoder: Decoder): BigDecimal {
        val numeral = decoder.jsonNumeral()
        return decimalOrNull(numeral) ?: throw SerializationException("$numeral is not a decimal.")
    }

    @OptIn(ExperimentalSerializationApi::class)
    override fun serialize(encoder: Encoder, value: BigDecimal) {
        val literal = JsonUnquotedLiteral(value.toPlainString())
        (encoder as? JsonEncoder)?.encodeJsonElement(literal) ?: encoder.encodeDouble(value.toDouble())
    }
}

/** A decimal as a text: `"12.50"`. */
internal object DecimalTextSerializer :
    TextSerializer<BigDecimal>("12.50", ::decimalOrNull, BigDecimal::toPlainString)

/** A JSON number that can also be in a string. [read] returns null for any other text. */
internal open class OrTextSerializer<T : Any>(
    private val numbers: KSerializer<T>,
    private val read: (String) -> T?,
) : KSerializer<T> by numbers {
    override fun deserialize(decoder: Decoder): T {
        val element = decoder.asJson.decodeJsonElement()
        if (element !is JsonPrimitive || !element.isString) {
            return decoder.asJson.json.decodeFromJsonElement(numbers, element)
        }
        return read(element.content) ?: throw SerializationException("$element is not a number.")
    }
}

/** An integer, which can also be in a string. */
internal object IntegerOrTextSerializer : OrTextSerializer<Long>(IntegerSerializer, String::wholeNumber)

/** A number, which can also be in a string. */
internal object NumberOrTextSerializer : OrTextSerializer<Double>(NumberSerializer, String::finiteNumber)

/** A decimal with all digits of the JSON, which can also be in a string. */
internal object DecimalOrTextSerializer : OrTextSerializer<BigDecimal>(DecimalSerializer, ::decimalOrNull)

/** Returns the number with all its digits, and a Double with the fewest; `null` for infinity. */
internal fun exactNumber(value: Number): BigDecimal? {
    if (value is BigDecimal) return value
    if (value !is Double) return BigDecimal.valueOf(value.toLong())
    if (!value.isFinite()) return null
    // Java's `toString` has more digits than necessary for some numbers.
    return (15..17).asSequence()
        .map { digits -> BigDecimal(value).round(MathContext(digits)) }
        .firstOrNull { it.toDouble() == value }
}

/** Returns the digits of a numeric value as they are in the JSON. */
internal fun Decoder.jsonNumeral(): String {
    val json = asJson.decodeJsonElement()
    if (json !is JsonPrimitive || json.isString) throw SerializationException("$json is not numeric.")
    return json.content
}

/**
 * Returns the decimal without zeros at its end, or null if it is too large or small.
 *
 * As in Swift, digits are cut after the 38th, or the 39th if they fit into 128 bits.
 */
internal fun decimalOrNull(text: String): BigDecimal? {
    if (!Regex("[-+]?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?").matches(text)) return null
    val exact = text.toBigDecimalOrNull() ?: return null
    val longest = exact.round(MathContext(39, RoundingMode.DOWN))
    val fits = longest.unscaledValue().abs().bitLength() <= 128
    val value = if (fits) longest else exact.round(decimalDigits)
    if (value.scale() !in -127..128) return null
    // On older versions of Android, the zeros of zero are not stripped.
    return if (value.signum() == 0) BigDecimal.ZERO else value.stripTrailingZeros()
}

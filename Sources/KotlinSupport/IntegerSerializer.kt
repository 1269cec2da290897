import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** An integer, which JSON can also write as `1.0`. */
internal object IntegerSerializer : KSerializer<Long> {
    override val descriptor = PrimitiveSerialDescriptor("Integer", PrimitiveKind.LONG)

    override fun deserialize(decoder: Decoder): Long {
        val numeral = decoder.jsonNumeral()
        return numeral.toLongOrNull() ?: wholeOrNull(numeral)
            ?: throw SerializationException("$numeral is not an integer.")
    }

    override fun serialize(encoder: Encoder, value: Long) = encoder.encodeLong(value)

    private fun wholeOrNull(numeral: String): Long? = try {
        numeral.toBigDecimalOrNull()?.longValueExact()
    } catch (_: ArithmeticException) {
        null
    }
}

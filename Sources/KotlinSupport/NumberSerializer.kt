import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A JSON number. The usual serializer also reads it from a string. */
internal object NumberSerializer : KSerializer<Double> {
    override val descriptor = PrimitiveSerialDescriptor("Numeral", PrimitiveKind.DOUBLE)

    override fun deserialize(decoder: Decoder): Double {
        val numeral = decoder.jsonNumeral()
        return numeral.toDoubleOrNull()?.takeIf { it.isFinite() }
            ?: throw SerializationException("$numeral is not a Double.")
    }

    override fun serialize(encoder: Encoder, value: Double) = encoder.encodeDouble(value)
}

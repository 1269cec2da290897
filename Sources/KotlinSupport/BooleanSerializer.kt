import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A JSON Boolean. The usual serializer also reads it from a string. */
internal object BooleanSerializer : KSerializer<Boolean> {
    override val descriptor = PrimitiveSerialDescriptor("Flag", PrimitiveKind.BOOLEAN)

    override fun deserialize(decoder: Decoder): Boolean {
        val text = decoder.jsonNumeral()
        return text.toBooleanStrictOrNull() ?: throw SerializationException("$text is not a Boolean.")
    }

    override fun serialize(encoder: Encoder, value: Boolean) = encoder.encodeBoolean(value)
}

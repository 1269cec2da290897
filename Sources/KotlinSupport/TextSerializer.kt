import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A value that JSON has as a text. [read] returns null for any other text. */
internal open class TextSerializer<T : Any>(
    private val name: String,
    val read: (String) -> T?,
    val write: (T) -> String,
) : KSerializer<T> {
    override val descriptor = PrimitiveSerialDescriptor(name, PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): T {
        val text = decoder.decodeString()
        return read(text) ?: throw SerializationException("\"$text\" is not of the form $name.")
    }

    override fun serialize(encoder: Encoder, value: T) = encoder.encodeString(write(value))
}

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** Reads null from a text of another form, because a schema only suggests the form of a text. */
@OptIn(ExperimentalSerializationApi::class)
internal open class LenientSerializer<T : Any>(
    private val texts: TextSerializer<T>,
) : KSerializer<T?> {
    override val descriptor = texts.nullable.descriptor

    override fun deserialize(decoder: Decoder): T? =
        if (decoder.decodeNotNullMark()) texts.read(decoder.decodeString()) else decoder.decodeNull()

    override fun serialize(encoder: Encoder, value: T?) =
        encoder.encodeNullableSerializableValue(texts, value)
}

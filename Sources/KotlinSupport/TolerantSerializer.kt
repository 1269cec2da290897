import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** Reads null from any value of another type. */
@OptIn(ExperimentalSerializationApi::class)
internal open class TolerantSerializer<T : Any>(private val values: KSerializer<T>) :
    KSerializer<T?> {
    override val descriptor = values.nullable.descriptor

    override fun deserialize(decoder: Decoder): T? {
        val json = decoder.asJson
        return json.json.attempt(values.nullable, json.decodeJsonElement()).getOrNull()
    }

    override fun serialize(encoder: Encoder, value: T?) =
        encoder.encodeNullableSerializableValue(values, value)
}

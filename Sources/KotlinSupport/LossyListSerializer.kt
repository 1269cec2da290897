import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** Skips and counts the elements that cannot be decoded. */
internal class LossyListSerializer<T>(private val element: KSerializer<T>) :
    KSerializer<LossyList<T>> {
    private val list = ListSerializer(element)

    override val descriptor = list.descriptor

    override fun deserialize(decoder: Decoder): LossyList<T> {
        val json = decoder.asJson.json
        var skipped = 0L
        val elements = buildList {
            for (each in decoder.asJson.decodeJsonElement().elements()) {
                json.attempt(element, each).onSuccess(::add).onFailure { skipped += 1 }
            }
        }
        return LossyList(elements, skipped)
    }

    override fun serialize(encoder: Encoder, value: LossyList<T>) = list.serialize(encoder, value)
}

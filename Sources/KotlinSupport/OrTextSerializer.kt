import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.json.JsonPrimitive

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

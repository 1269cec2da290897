import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.buildSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * A union: the case that the discriminator names or, without a discriminator, the first that fits. The cases of
 * objects are tried by the number of their keys.
 */
internal open class UnionSerializer<T : Any>(
    private vararg val cases: UnionCase<out T>,
    private val discriminator: String? = null,
) : KSerializer<T> {
    @OptIn(InternalSerializationApi::class)
    override val descriptor = buildSerialDescriptor("Union", SerialKind.CONTEXTUAL)

    override fun deserialize(decoder: Decoder): T {
        val json = decoder.asJson.json
        val element = decoder.asJson.decodeJsonElement()
        val value = if (discriminator == null) {
            tried(element).firstNotNullOfOrNull { json.attempt(it.serializer, element).getOrNull() }
        } else {
            namedCase(element)?.let { json.decodeFromJsonElement(it.serializer, element) }
        }
        return value ?: throw SerializationException("No case of the union fits: $element")
    }

    /** Members that are null only decide between equals. */
    private fun tried(element: JsonElement): List<UnionCase<out T>> {
        val members = (element as? JsonObject).orEmpty()
        val filled = members.filterValues { it != JsonNull }
        return cases.sortedWith(compareBy({ -it.count(filled) }, { -it.count(members) }))
    }

    /** Any other tag selects the case without tags, which is for what the schema does not declare. */
    private fun namedCase(element: JsonElement): UnionCase<out T>? {
        val tag = element.members()[discriminator] as? JsonPrimitive
        if (tag?.isString != true) throw SerializationException("'$discriminator' is not a text.")
        return cases.find { tag.content in it.tags } ?: cases.find { it.tags.isEmpty() }
    }

    override fun serialize(encoder: Encoder, value: T) {
        val json = (encoder as? JsonEncoder)?.json ?: Json
        val element = cases.firstNotNullOfOrNull { case ->
            case.encode(json, value)?.let { tagged(it, case.tags.firstOrNull()) }
        }
        encoder.encodeSerializableValue(JsonElement.serializer(), element ?: JsonNull)
    }

    private fun tagged(element: JsonElement, tag: String?): JsonElement =
        if (discriminator == null || tag == null || element !is JsonObject) {
            element
        } else {
            JsonObject(mapOf(discriminator to JsonPrimitive(tag)) + element)
        }
}

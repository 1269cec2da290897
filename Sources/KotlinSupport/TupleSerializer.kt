import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonTransformingSerializer

/** An array with a type for each position. The first [required] elements are always present. */
internal open class TupleSerializer<T : Any>(
    declared: KSerializer<T>,
    private val required: Int,
    private val keptIn: String? = null,
    private val isClosed: Boolean = false,
) : JsonTransformingSerializer<T>(declared) {
    private val names = declared.descriptor.elementNames.filter { it != keptIn }

    override fun transformDeserialize(element: JsonElement): JsonElement {
        val elements = element.elements()
        val others = JsonArray(elements.drop(names.size))
        if (isClosed && others.isNotEmpty()) throw SerializationException("Too many elements: $element")
        val items = names.zip(elements).toMap()
        return JsonObject(if (keptIn == null) items else items + (keptIn to others))
    }

    override fun transformSerialize(element: JsonElement): JsonElement {
        val members = element.members()
        val others = keptIn?.let { members[it] }?.elements().orEmpty()
        // Missing items are only written as null if something follows them.
        val last = names.indexOfLast { it in members }
        val count = if (others.isEmpty()) maxOf(required, last + 1) else names.size
        return JsonArray(names.take(count).map { members[it] ?: JsonNull } + others)
    }
}

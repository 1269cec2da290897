import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.InternalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.builtins.nullable
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.buildSerialDescriptor
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.JsonTransformingSerializer
import kotlinx.serialization.serializer

/** Refuses members that the schema does not declare. */
internal open class ClosedSerializer<T : Any>(private val declared: KSerializer<T>) :
    JsonTransformingSerializer<T>(declared) {
    override fun transformDeserialize(element: JsonElement): JsonElement {
        val undeclared = element.members().keys - declared.descriptor.elementNames.toSet()
        if (undeclared.isEmpty()) return element
        throw SerializationException("The schema does not declare $undeclared.")
    }
}

/**
 * Keeps the members that the schema does not declare in the property [keptIn].
 *
 * There it also keeps those in [unread] that have another form, and those in [nulls] that are null.
 */
internal open class KeptMembersSerializer<T : Any>(
    private val declared: KSerializer<T>,
    private val keptIn: String,
    private val unread: Set<String> = emptySet(),
    private val nulls: Set<String> = emptySet(),
) : KSerializer<T> {
    override val descriptor = declared.descriptor

    private val keys = descriptor.elementNames.toSet() - keptIn

    override fun deserialize(decoder: Decoder): T {
        val json = decoder.asJson.json
        val members = decoder.asJson.decodeJsonElement().members()
        val kept = members.filter { (key, value) -> key !in keys || key in nulls && value == JsonNull }
        val value = json.split(members, kept)
        val read = members.filter { (key, value) -> key in unread && value != JsonNull }
        if (read.isEmpty()) return value
        // A member that does not come back could not be read.
        val lost = read - json.encodeToJsonElement(declared, value).members().keys
        return if (lost.isEmpty()) value else json.split(members, kept + lost)
    }

    private fun Json.split(members: JsonObject, kept: Map<String, JsonElement>): T =
        decodeFromJsonElement(
            declared,
            JsonObject(members.filterKeys { it in keys } + (keptIn to JsonObject(kept))),
        )

    override fun serialize(encoder: Encoder, value: T) {
        val json = (encoder as? JsonEncoder)?.json ?: Json
        val members = json.encodeToJsonElement(declared, value).members()
        val kept = members[keptIn]?.members().orEmpty()
        encoder.encodeSerializableValue(JsonElement.serializer(), JsonObject(kept + (members - keptIn)))
    }
}

/** The elements of a list that could be decoded, and the number of those that could not. */
@Serializable(LossyListSerializer::class)
class LossyList<out T>(
    private val elements: List<T>,
    val skipped: Long = 0,
) : AbstractList<T>() {
    override val size: Int get() = elements.size

    override fun get(index: Int): T = elements[index]

    override fun equals(other: Any?): Boolean =
        super.equals(other) && (other !is LossyList<*> || skipped == other.skipped)

    override fun hashCode(): Int = super.hashCode()
}

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

/**
 * A case of a union, and the values of the discriminator that select it. Of the cases of objects that can be
 * decoded, the one with the most of its [keys] is meant.
 */
internal inline fun <reified T : Any> unionCase(
    vararg tags: String,
    keys: Set<String>? = null,
): UnionCase<T> = UnionCase(
    tags.toList(),
    keys,
    { serializer<T>() },
    { json, value -> if (value is T) json.encodeToJsonElement(serializer<T>(), value) else null },
)

/** The serializer is made when it is first used, because types can contain each other. */
internal class UnionCase<T : Any>(
    val tags: List<String>,
    private val keys: Set<String>?,
    makeSerializer: () -> KSerializer<T>,
    val encode: (Json, Any) -> JsonElement?,
) {
    val serializer: KSerializer<T> by lazy(makeSerializer)

    /** The number of keys that are in an object; -1 for a case that no object is tried as first. */
    fun count(members: Map<String, JsonElement>): Int = keys?.count { it in members } ?: -1
}

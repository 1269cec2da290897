import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

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

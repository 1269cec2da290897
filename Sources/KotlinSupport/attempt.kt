import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement

/** Returns the decoded value, or null if the JSON has another form. */
internal fun <T> Json.attempt(serializer: KSerializer<T>, element: JsonElement): T? = try {
    decodeFromJsonElement(serializer, element)
} catch (_: SerializationException) {
    null
}

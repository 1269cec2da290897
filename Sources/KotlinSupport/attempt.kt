import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement

/**
 * Returns the decoded value, or why there is none. The library throws exceptions of other types too, such
 * as for a list in place of a text.
 */
internal fun <T> Json.attempt(serializer: KSerializer<T>, element: JsonElement): Result<T> =
    runCatching { decodeFromJsonElement(serializer, element) }

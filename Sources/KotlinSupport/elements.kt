import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement

/** The elements of an array. */
internal fun JsonElement.elements(): JsonArray =
    this as? JsonArray ?: throw SerializationException("This is not an array: $this")

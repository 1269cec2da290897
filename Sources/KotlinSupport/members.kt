import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** The members of an object. */
internal fun JsonElement.members(): JsonObject =
    this as? JsonObject ?: throw SerializationException("This is not an object: $this")

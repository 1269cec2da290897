import kotlinx.serialization.SerializationException
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.json.JsonPrimitive

/** Returns the digits of a numeric value as they are in the JSON. */
internal fun Decoder.jsonNumeral(): String {
    val json = asJson.decodeJsonElement()
    if (json !is JsonPrimitive || json.isString) throw SerializationException("$json is not numeric.")
    return json.content
}

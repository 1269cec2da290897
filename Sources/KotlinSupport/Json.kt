import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** The decoder for JSON, which is the only format of the service. */
internal val Decoder.asJson: JsonDecoder
    get() = this as? JsonDecoder ?: throw SerializationException("This can only be read from JSON.")

/**
 * Returns the decoded value, or why there is none. The library throws exceptions of other types too, such
 * as for a list in place of a text.
 */
internal fun <T> Json.attempt(serializer: KSerializer<T>, element: JsonElement): Result<T> =
    runCatching { decodeFromJsonElement(serializer, element) }

/** Returns the value with its texts composed, and with one numeral for equal numbers. */
internal fun JsonElement.composedJson(): JsonElement = when (this) {
    is JsonArray -> JsonArray(map { it.composedJson() })
    is JsonObject -> JsonObject(
        entries.associate { (key, value) -> key.composed() to value.composedJson() },
    )
    is JsonPrimitive -> if (isString) JsonPrimitive(content.composed()) else composedNumber()
}

/** Whole numbers have all their digits, and others those of a Double. `null` and Booleans are unchanged. */
private fun JsonPrimitive.composedNumber(): JsonPrimitive {
    val number = content.toBigDecimalOrNull()?.stripTrailingZeros() ?: return this
    val isWhole = number.scale() <= 0 && number.precision() - number.scale() <= 38
    return JsonPrimitive(if (isWhole) number.toBigInteger() else number.toDouble())
}

/** Returns the map with its keys composed, and with the [form] of each value. */
internal inline fun <V> Map<String, V>.composedMembers(form: (V) -> V = { it }): Map<String, V> =
    entries.associate { (key, value) -> key.composed() to form(value) }

/** The members of an object. */
internal fun JsonElement.members(): JsonObject =
    this as? JsonObject ?: throw SerializationException("This is not an object: $this")

/** The elements of an array. */
internal fun JsonElement.elements(): JsonArray =
    this as? JsonArray ?: throw SerializationException("This is not an array: $this")

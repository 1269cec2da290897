import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

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

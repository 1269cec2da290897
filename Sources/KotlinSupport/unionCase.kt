import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.serializer

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

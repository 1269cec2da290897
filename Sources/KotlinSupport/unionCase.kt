import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.serializer

/** A case of a union, and the values of the discriminator that select it. */
internal inline fun <reified T : Any> unionCase(vararg tags: String): UnionCase<T> = UnionCase(
    tags.toList(),
    { serializer<T>() },
    { json, value -> if (value is T) json.encodeToJsonElement(serializer<T>(), value) else null },
)

/** The serializer is made when it is first used, because types can contain each other. */
internal class UnionCase<T : Any>(
    val tags: List<String>,
    makeSerializer: () -> KSerializer<T>,
    val encode: (Json, Any) -> JsonElement?,
) {
    val serializer: KSerializer<T> by lazy(makeSerializer)
}

import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json

/** Returns a value of the service from its JSON. */
internal inline fun <reified T> decoded(text: String): T = exampleJson.decodeFromString<T>(text)

/** Returns a value of the service from its JSON. */
internal fun <T> decoded(serializer: KSerializer<T>, text: String): T =
    exampleJson.decodeFromString(serializer, text)

@PublishedApi
internal val exampleJson = Json { ignoreUnknownKeys = true }

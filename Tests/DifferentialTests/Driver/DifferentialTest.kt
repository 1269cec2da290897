package differential

import java.io.File
import java.lang.reflect.Modifier
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneId
import java.time.ZoneOffset
import java.util.Locale
import java.util.UUID
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** Reads requests, one JSON object a line, and writes for each the fields of its state. The driver in Swift does the same. */
class DifferentialTest {
    @Test
    @Timeout(3_600)
    fun answerRequests() {
        File(ANSWERS).bufferedWriter().use { answers ->
            File(REQUESTS).forEachLine { line ->
                val request = Request(Json.parseToJsonElement(line).jsonObject)
                answers.appendLine(request.answer().toString())
            }
        }
    }
}

internal val json = Json { ignoreUnknownKeys = true }

internal class Request(private val request: JsonObject) {
    val data = text("data")

    val context = DisplayContext(
        locale = Locale.forLanguageTag(text("locale").replace("@mu=", "-u-mu-").replace('_', '-')),
        timeZone = ZoneId.of(text("timeZone")),
        now = Instant.parse(text("now")),
        language = Locale.forLanguageTag((request["language"] as? JsonPrimitive)?.content ?: "en"),
    )

    fun input(name: String): JsonElement =
        json.parseToJsonElement(request.getValue("inputs").jsonObject.getValue(name).jsonPrimitive.content)

    fun answer(): JsonObject {
        val state = try {
            screens.getValue(text("screen"))(this)
        } catch (_: IllegalArgumentException) {
            return buildJsonObject { put("error", "refused") }
        } catch (error: Exception) {
            return buildJsonObject { put("error", error.toString()) }
        }
        val fields = Fields().apply { add(state, "") }.leaves
        return buildJsonObject { for ((path, text) in fields) put(path, text) }
    }

    private fun text(name: String): String = request.getValue(name).jsonPrimitive.content
}

internal val JsonElement.instant: Instant
    get() = requireNotNull(instantOrNull(jsonPrimitive.content))

internal val JsonElement.localDateTime: LocalDateTime
    get() = requireNotNull(localDateTimeOrNull(jsonPrimitive.content))

internal val JsonElement.whole: Long
    get() = BigDecimal(jsonPrimitive.content).toLong()

/** The leaves of a value by path. `Leaves` in the tests does the same with the evaluator's values. */
private class Fields {
    val leaves = mutableMapOf<String, String>()

    fun add(value: Any?, path: String) {
        when (value) {
            null, JsonNull -> leaves[path] = "null"
            is Boolean -> leaves[path] = "bool $value"
            is Long -> leaves[path] = "int $value"
            is Double -> leaves[path] = "double ${value.toRawBits().toULong()}"
            is BigDecimal -> leaves[path] = "decimal ${plain(value)}"
            is String -> leaves[path] = "string $value"
            is StyledText -> leaves[path] = "string ${notation(value)}"
            is UUID -> leaves[path] = "uuid ${value.toString().uppercase()}"
            is Instant -> leaves[path] = date(value)
            is LocalDate -> add(value.atStartOfDay(), path)
            is LocalDateTime -> add(value.toInstant(ZoneOffset.UTC), path)
            is JsonPrimitive -> addPrimitive(value, path)
            is Map<*, *> -> for ((key, element) in value) add(element, "$path.$key")
            is List<*> -> {
                leaves["$path.count"] = "int ${value.size}"
                value.forEachIndexed { index, element -> add(element, "$path[$index]") }
            }
            else -> addParts(value, path)
        }
    }

    private fun date(value: Instant): String {
        val seconds = (value.epochSecond - 978_307_200) + value.nano / 1e9
        return "date ${seconds.toRawBits().toULong()}"
    }

    private fun addPrimitive(value: JsonPrimitive, path: String) {
        val content = value.content
        when {
            value.isString -> add(content, path)
            content == "true" || content == "false" -> add(content == "true", path)
            else -> {
                val number = BigDecimal(content)
                val isInteger = number.compareTo(BigDecimal(number.toLong())) == 0
                add(if (isInteger) number.toLong() else number.toDouble(), path)
            }
        }
    }

    private fun addParts(value: Any, path: String) {
        val type = value.javaClass
        val rawValue = type.methods.find { it.name == "getRawValue" }
        if (rawValue != null) {
            val raw = rawValue.invoke(value)
            leaves[path] = "string ${if (raw is Double) plain(BigDecimal(raw)) else raw}"
            return
        }
        // A case of a union is a class inside of it: `TextCase` of `Tagged`, or `Unknown`.
        val name = type.simpleName
        val isCase = type.declaringClass != null && (name.endsWith("Case") || name == "Unknown")
        val case = if (isCase) name.removeSuffix("Case") else null
        val fields = type.declaredFields.filter { !it.isSynthetic && !Modifier.isStatic(it.modifiers) }
        for (field in fields) {
            field.isAccessible = true
            add(field.get(value), "$path.${case ?: field.name}")
        }
    }

    private fun plain(number: BigDecimal): String =
        (if (number.signum() == 0) BigDecimal.ZERO else number.stripTrailingZeros()).toPlainString()
}

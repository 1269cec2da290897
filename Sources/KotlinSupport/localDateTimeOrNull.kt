import java.time.LocalDateTime
import java.time.ZoneOffset

/** Returns the date and time of a text such as `2024-03-05T13:45`, or null for any other text. */
internal fun localDateTimeOrNull(text: String): LocalDateTime? =
    instantOrNull(if (text.length == "2024-03-05T13:45".length) "$text:00Z" else "${text}Z")
        ?.let { LocalDateTime.ofInstant(it, ZoneOffset.UTC) }

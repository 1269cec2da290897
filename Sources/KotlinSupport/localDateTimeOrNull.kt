import java.time.LocalDateTime
import java.time.ZoneOffset

/** Returns the date and time of a text such as `2024-03-05T13:45`, or null for any other text. */
internal fun localDateTimeOrNull(text: String): LocalDateTime? =
    instantOrNull("${text}Z")?.let { LocalDateTime.ofInstant(it, ZoneOffset.UTC) }

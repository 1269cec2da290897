import java.time.LocalDateTime
import java.time.ZoneOffset

/** A date and time without an offset: `2024-03-05T13:45`. */
internal object LocalDateTimeSerializer : TextSerializer<LocalDateTime>(
    "2024-03-05T13:45",
    ::localDateTimeOrNull,
    { it.toInstant(ZoneOffset.UTC).toTimestamp().dropLast(1) },
)

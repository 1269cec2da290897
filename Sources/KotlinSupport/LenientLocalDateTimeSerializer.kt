import java.time.LocalDateTime

/** A date and time without an offset, or null for any other text. */
internal object LenientLocalDateTimeSerializer : LenientSerializer<LocalDateTime>(LocalDateTimeSerializer)

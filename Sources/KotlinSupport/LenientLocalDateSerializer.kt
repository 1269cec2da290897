import java.time.LocalDate

/** A day, or null for any other text. */
internal object LenientLocalDateSerializer : LenientSerializer<LocalDate>(LocalDateSerializer)

import java.time.LocalDate

/** A day as in RFC 3339: `2024-03-05`. */
internal object LocalDateSerializer :
    TextSerializer<LocalDate>("2024-03-05", ::dayOrNull, LocalDate::toString)

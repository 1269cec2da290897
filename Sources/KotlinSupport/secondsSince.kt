import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZoneOffset

/** Returns the number of seconds since another time, which is negative if that is later. */
internal fun Instant.secondsSince(start: Instant): Double {
    val duration = Duration.between(start, this)
    return duration.seconds + duration.nano / 1e9
}

/** Returns the number of seconds since another time, which is negative if that is later. */
internal fun LocalDateTime.secondsSince(start: LocalDateTime): Double =
    toInstant(ZoneOffset.UTC).secondsSince(start.toInstant(ZoneOffset.UTC))

/** Returns the number of seconds since the start of another day. */
internal fun LocalDate.secondsSince(start: LocalDate): Double =
    (toEpochDay() - start.toEpochDay()) * 86_400.0

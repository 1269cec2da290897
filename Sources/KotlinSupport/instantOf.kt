import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.LocalTime
import java.time.ZoneOffset
import java.time.temporal.Temporal

/** The instant of a date. A day or a local time has that of UTC. */
internal fun instantOf(value: Temporal): Instant = when (value) {
    is Instant -> value
    is LocalDate -> value.atStartOfDay().toInstant(ZoneOffset.UTC)
    is LocalTime -> value.atDate(LocalDate.ofEpochDay(0L)).toInstant(ZoneOffset.UTC)
    else -> LocalDateTime.from(value).toInstant(ZoneOffset.UTC)
}

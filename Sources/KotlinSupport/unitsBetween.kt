import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZonedDateTime
import java.time.temporal.ChronoUnit

/** Returns the number of whole units from [start] to [end], which is negative if [end] is earlier. */
internal fun unitsBetween(unit: ChronoUnit, start: LocalDateTime, end: LocalDateTime): Long {
    val count = unit.between(start, end)
    // Java's months end on the same day: from 31 January to 29 February, it counts none.
    return if (!end.isBefore(start) && !start.plus(count + 1, unit).isAfter(end)) count + 1 else count
}

/** Returns the number of whole units between two days. */
internal fun unitsBetween(unit: ChronoUnit, start: LocalDate, end: LocalDate): Long =
    unitsBetween(unit, start.atStartOfDay(), end.atStartOfDay())

/** Returns the number of whole units between two times in a time zone. */
internal fun unitsBetween(unit: ChronoUnit, start: ZonedDateTime, end: ZonedDateTime): Long =
    unitsBetween(unit, start.toLocalDateTime(), end.toLocalDateTime())

import java.time.LocalDate
import java.time.LocalDateTime
import java.time.ZonedDateTime
import java.time.temporal.ChronoUnit

/** Returns the number of whole units since [start], which is negative if [start] is later. */
internal fun LocalDateTime.unitsSince(start: LocalDateTime, unit: ChronoUnit): Long {
    val count = unit.between(start, this)
    // Java's months end on the same day: from 31 January to 29 February, it counts none.
    return if (!isBefore(start) && !start.plus(count + 1, unit).isAfter(this)) count + 1 else count
}

/** Returns the number of whole units since another day. */
internal fun LocalDate.unitsSince(start: LocalDate, unit: ChronoUnit): Long =
    atStartOfDay().unitsSince(start.atStartOfDay(), unit)

/** Returns the number of whole units since another time in the same time zone. */
internal fun ZonedDateTime.unitsSince(start: ZonedDateTime, unit: ChronoUnit): Long =
    toLocalDateTime().unitsSince(start.toLocalDateTime(), unit)

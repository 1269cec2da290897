import java.time.Instant
import java.time.LocalDateTime
import java.time.ZoneId

/** Returns the first instant at which clocks in the time zone show this date and time. */
internal fun LocalDateTime.instantIn(zone: ZoneId): Instant = atZone(zone).toInstant()

/** Returns null if there is no such time zone. */
@JvmName("instantInOptionalZone")
internal fun LocalDateTime.instantIn(zone: ZoneId?): Instant? = zone?.let { instantIn(it) }

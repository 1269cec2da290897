import java.time.Instant
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.temporal.Temporal

/** The time zone in which a date is shown. Days and local times are the same everywhere. */
internal fun zoneOf(value: Temporal, zone: ZoneId): ZoneId =
    if (value is Instant) zone else ZoneOffset.UTC

import java.time.ZoneId
import java.time.temporal.ChronoUnit
import java.time.temporal.Temporal

/** Returns by how many days a date is later than another, such as `+1`; empty for the same day. */
internal fun DisplayContext.dayOffset(
    value: Temporal,
    since: Temporal,
    zone: ZoneId = timeZone,
    sinceZone: ZoneId = timeZone,
): String {
    val day = instantOf(value).atZone(zoneOf(value, zone)).toLocalDate()
    val start = instantOf(since).atZone(zoneOf(since, sinceZone)).toLocalDate()
    val days = ChronoUnit.DAYS.between(start, day)
    return if (days == 0L) "" else number(days, sign = NumberSign.ALWAYS)
}

import java.time.Instant
import java.time.ZoneOffset

/** Returns the instant of an RFC 3339 timestamp, or null if the text is not a real day and time. */
internal fun instantOrNull(text: String): Instant? {
    val match = timestampForm.matchEntire(text) ?: return null
    val (day, hour, minute, second, fraction, offset) = match.destructured
    val start = dayOrNull(day)?.atStartOfDay(ZoneOffset.UTC)?.toEpochSecond() ?: return null
    if (hour.toInt() > 23 || minute.toInt() > 59 || second.toInt() > 60) return null
    val east = secondsEast(offset) ?: return null
    val seconds = start + hour.toInt() * 3600 + minute.toInt() * 60 + second.toInt() - east
    // A leap second ends a day in UTC and counts as the second that follows it.
    if (second == "60" && seconds % 86_400 != 0L) return null
    val nanoseconds = fraction.drop(1).take(9).padEnd(9, '0').toLong()
    return Instant.ofEpochSecond(seconds, nanoseconds).takeIf { it.isInFourDigitYear }
}

private val timestampForm = Regex(
    "([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}):([0-9]{2}):([0-9]{2})(\\.[0-9]+)?" +
        "([Zz]|[+-][0-9]{2}:[0-9]{2})",
)

private fun secondsEast(offset: String): Int? {
    if (offset.length == 1) return 0
    val hours = offset.substring(1, 3).toInt()
    val minutes = offset.substring(4).toInt()
    if (hours > 23 || minutes > 59) return null
    return (hours * 60 + minutes) * if (offset.startsWith("-")) -60 else 60
}

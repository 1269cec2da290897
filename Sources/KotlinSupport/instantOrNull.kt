import java.time.Instant
import java.time.ZoneOffset

/**
 * Returns the instant of an RFC 3339 timestamp, or of other forms of ISO 8601 that services send,
 * such as `2024-03-05T13:45+0100`; null if the text is not a real day and time.
 */
internal fun instantOrNull(text: String): Instant? {
    val match = timestampForm.matchEntire(text) ?: return null
    val (day, hours, minutes, seconds, fraction, offset) = match.destructured
    val start = dayOrNull(day)?.atStartOfDay(ZoneOffset.UTC)?.toEpochSecond() ?: return null
    val hour = hours.toInt()
    val minute = minutes.toInt()
    val second = seconds.ifEmpty { "0" }.toInt()
    val nanoseconds = fraction.take(9).padEnd(9, '0').toLong()
    // 24:00 ends the day.
    val isDayOver = hour == 24 && minute == 0 && second == 0 && nanoseconds == 0L
    if (hour > 23 && !isDayOver || minute > 59 || second > 60) return null
    val east = secondsEast(offset) ?: return null
    val instant = start + hour * 3600 + minute * 60 + second - east
    // A leap second ends a day in UTC and counts as the second that follows it.
    if (second == 60 && instant % 86_400 != 0L) return null
    return Instant.ofEpochSecond(instant, nanoseconds).takeIf { it.isInFourDigitYear }
}

private val timestampForm = Regex(
    "([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]+))?)?" +
        "([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)",
)

private fun secondsEast(offset: String): Int? {
    if (offset.length == 1) return 0
    val hours = offset.substring(1, 3).toInt()
    val minutes = if (offset.length > 3) offset.takeLast(2).toInt() else 0
    if (hours > 23 || minutes > 59) return null
    return (hours * 60 + minutes) * if (offset.startsWith("-")) -60 else 60
}

import android.icu.util.Calendar
import android.icu.util.GregorianCalendar
import android.icu.util.TimeZone
import java.math.BigDecimal
import java.time.DateTimeException
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.LocalTime
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.time.temporal.Temporal
import java.util.Date
import java.util.Locale

/** Returns the day of a text such as `2024-03-05`, or null if it is not a real day. */
internal fun dayOrNull(text: String): LocalDate? {
    val match = Regex("([0-9]{4})-([0-9]{2})-([0-9]{2})").matchEntire(text) ?: return null
    val (year, month, day) = match.destructured
    return try {
        LocalDate.of(year.toInt(), month.toInt(), day.toInt())
    } catch (_: DateTimeException) {
        null
    }
}

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

/** Returns the date and time of a text such as `2024-03-05T13:45`, or null for any other text. */
internal fun localDateTimeOrNull(text: String): LocalDateTime? =
    instantOrNull("${text}Z")?.let { LocalDateTime.ofInstant(it, ZoneOffset.UTC) }

/** Returns the seconds of an ISO 8601 duration; null if it has years or months, whose lengths vary. */
internal fun durationOrNull(text: String): Double? {
    val groups = durationForm.matchEntire(text)?.groupValues ?: return null
    val days = groups.slice(2..5).chunked(2)
    val times = groups.slice(7..12).chunked(2)
    // Hours, minutes and seconds follow a T.
    if (groups[6].isEmpty() != times.all { it.first().isEmpty() }) return null
    val given = (days + times).zip(listOf(604_800, 86_400, 3600, 60, 1))
        .filter { (amount, _) -> amount.first().isNotEmpty() }
    // Only the last component can have a fraction.
    if (given.isEmpty() || given.dropLast(1).any { it.first.last().isNotEmpty() }) return null
    val length = given.fold(BigDecimal.ZERO) { sum, (amount, unit) ->
        val (whole, fraction) = amount
        sum + BigDecimal("$whole.${fraction.drop(1).take(9)}0") * BigDecimal(unit)
    }
    if (length >= BigDecimal(9_007_199_254_740_992L)) return null
    return if (text.startsWith("-")) 0 - length.toDouble() else length.toDouble()
}

private val durationForm = run {
    fun component(unit: String) = "(?:([0-9]+)([.,][0-9]+)?$unit)?"
    val times = component("H") + component("M") + component("S")
    Regex("([-+]?)P" + component("W") + component("D") + "(T?)" + times)
}

/** Returns the RFC 3339 timestamp to the microsecond, within the years 0000 to 9999. */
internal fun Instant.toTimestamp(): String {
    val first = Instant.ofEpochSecond(-62_167_219_200L)
    val last = Instant.ofEpochSecond(253_402_300_799L, 999_999_000)
    val time = plusNanos(500).coerceIn(first, last).atOffset(ZoneOffset.UTC)
    val fraction = "%06d".format(Locale.ROOT, time.nano / 1000).trimEnd('0')
    val seconds = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT).format(time)
    return seconds + (if (fraction.isEmpty()) "Z" else ".${fraction}Z")
}

/** Whether RFC 3339 can write the instant. */
internal val Instant.isInFourDigitYear: Boolean
    get() = epochSecond in -62_167_219_200L..253_402_300_799L

/** The instant of a date. A day or a local time has that of UTC. */
internal fun instantOf(value: Temporal): Instant = when (value) {
    is Instant -> value
    is LocalDate -> value.atStartOfDay().toInstant(ZoneOffset.UTC)
    is LocalTime -> value.atDate(LocalDate.ofEpochDay(0L)).toInstant(ZoneOffset.UTC)
    else -> LocalDateTime.from(value).toInstant(ZoneOffset.UTC)
}

/** Returns the first instant at which clocks in the time zone show this date and time. */
internal fun LocalDateTime.instantIn(zone: ZoneId): Instant = atZone(zone).toInstant()

/** Returns null if there is no such time zone. */
@JvmName("instantInOptionalZone")
internal fun LocalDateTime.instantIn(zone: ZoneId?): Instant? = zone?.let { instantIn(it) }

/** The time zone in which a date is shown. Days and local times are the same everywhere. */
internal fun zoneOf(value: Temporal, zone: ZoneId): ZoneId =
    if (value is Instant) zone else ZoneOffset.UTC

/** Returns the time zone with an identifier, or null if there is none. */
internal fun timeZoneOf(identifier: String): ZoneId? = try {
    val isOffset = identifier == "Z" || identifier.startsWith("+") || identifier.startsWith("-")
    if (isOffset) null else ZoneId.of(identifier, ZoneId.SHORT_IDS)
} catch (e: DateTimeException) {
    null
}

/** Returns the time zone that many seconds ahead of UTC, or null if there is none. */
internal fun timeZoneOf(offset: Long): ZoneId? =
    if (offset in -64_800L..64_800L) ZoneOffset.ofTotalSeconds(offset.toInt()) else null

internal fun icuTimeZone(zone: ZoneId): TimeZone = when {
    // Swift shows UTC as GMT.
    zone.normalized() == ZoneOffset.UTC -> TimeZone.getTimeZone("GMT")
    zone is ZoneOffset -> TimeZone.getTimeZone("GMT${zone.id}")
    else -> TimeZone.getTimeZone(zone.id)
}

/** Makes a calendar Gregorian before 1582 too, as dates in JSON and of Java are. */
internal fun makeGregorian(calendar: Calendar) {
    (calendar as? GregorianCalendar)?.gregorianChange = Date(Long.MIN_VALUE)
}

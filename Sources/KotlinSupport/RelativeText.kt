import android.icu.text.DisplayContext as Capitalization
import android.icu.text.MessageFormat
import android.icu.text.NumberFormat
import android.icu.text.RelativeDateTimeFormatter
import android.icu.text.RelativeDateTimeFormatter.AbsoluteUnit
import android.icu.text.RelativeDateTimeFormatter.Direction
import android.icu.util.Calendar
import android.icu.util.TimeZone
import android.icu.util.ULocale
import java.time.Instant
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.temporal.ChronoUnit
import java.time.temporal.Temporal
import java.util.Date
import java.util.Locale
import kotlin.math.absoluteValue
import kotlin.math.roundToLong
import kotlin.math.sign

/** The units in which a distance from now is shown, from the largest. [field] is the calendar's. */
internal enum class RelativeUnit(
    val field: Int,
    val relative: RelativeDateTimeFormatter.RelativeUnit,
    private val absolute: AbsoluteUnit?,
) {
    YEAR(Calendar.YEAR, RelativeDateTimeFormatter.RelativeUnit.YEARS, AbsoluteUnit.YEAR),
    MONTH(Calendar.MONTH, RelativeDateTimeFormatter.RelativeUnit.MONTHS, AbsoluteUnit.MONTH),
    WEEK(Calendar.WEEK_OF_YEAR, RelativeDateTimeFormatter.RelativeUnit.WEEKS, AbsoluteUnit.WEEK),
    DAY(Calendar.DAY_OF_YEAR, RelativeDateTimeFormatter.RelativeUnit.DAYS, AbsoluteUnit.DAY),
    HOUR(Calendar.HOUR_OF_DAY, RelativeDateTimeFormatter.RelativeUnit.HOURS, null),
    MINUTE(Calendar.MINUTE, RelativeDateTimeFormatter.RelativeUnit.MINUTES, null),
    SECOND(Calendar.SECOND, RelativeDateTimeFormatter.RelativeUnit.SECONDS, null),
    ;

    /** Whether the unit is as long on every day. */
    val isOfClock: Boolean
        get() = this >= HOUR

    /** Returns what has a name in some languages, such as tomorrow; null if nothing has. */
    fun named(count: Int): Pair<Direction, AbsoluteUnit>? {
        if (this == SECOND && count == 0) return Direction.PLAIN to AbsoluteUnit.NOW
        val direction = when (count) {
            -2 -> Direction.LAST_2
            -1 -> Direction.LAST
            0 -> Direction.THIS
            1 -> Direction.NEXT
            2 -> Direction.NEXT_2
            else -> null
        }
        return if (direction == null || absolute == null) null else direction to absolute
    }

    companion object {
        val ofDays = entries.filterNot { it.isOfClock }
    }
}

/** Counts how far two times are apart, in the largest of the units that the distance reaches. */
internal class RelativeDistance(
    private val units: List<RelativeUnit>,
    zone: ZoneId,
    locale: Locale,
) {
    private val calendar = countingCalendar(icuTimeZone(zone), ULocale.forLocale(locale))

    /** A unit and its count, which is negative in the past, and whether it can have a name. */
    data class Count(val unit: RelativeUnit, val count: Int, val isNamed: Boolean)

    fun between(start: Instant, end: Instant, isNamed: Boolean, roundsDown: Boolean): Count {
        val now = start.toEpochMilli()
        val time = end.toEpochMilli()
        if (!roundsDown) {
            val (unit, count) = counted(now, if (isNamed) time else nearest(now, time))
            return Count(unit, count, isNamed)
        }
        val whole = largest(now, time)
        val last = whole?.let { (unit, count) -> moved(now, unit, count) } ?: now
        val (unit, count) = counted(now, last)
        // One day and 23 hours ago is not always yesterday.
        val isInUnit = whole == null || whole.first.let {
            it.isOfClock || startOf(it, last) == startOf(it, time)
        }
        return Count(unit, count, isNamed && isInUnit)
    }

    /** Rounds to the nearest number of weeks, months or years, if the distance reaches one. */
    private fun nearest(now: Long, time: Long): Long {
        val (unit, count) = largest(now, time)?.takeIf { it.first < RelativeUnit.DAY } ?: return time
        val whole = moved(now, unit, count)
        val next = moved(whole, unit, count.sign)
        val rest = shownTime(time) - shownTime(whole)
        val missing = shownTime(next) - shownTime(time)
        return if (missing.absoluteValue <= rest.absoluteValue) next else whole
    }

    /** What clocks show, so that a change of them does not count. */
    private fun shownTime(time: Long): Long = time + calendar.timeZone.getOffset(time)

    private fun counted(now: Long, last: Long): Pair<RelativeUnit, Int> {
        val milliseconds = last - now
        val seconds = milliseconds.sign * (milliseconds.absoluteValue / 1000.0).roundToLong()
        val first = last - seconds * 1000
        val counted = largest(first, last) ?: return units.last() to 0
        val (unit, count) = counted
        val adjusted =
            if (unit.isOfClock) rounded(first, last, unit, count) else aligned(first, last, unit)
        return adjusted ?: counted
    }

    /** The largest unit that the distance reaches, and how often; null if it reaches none. */
    private fun largest(start: Long, end: Long): Pair<RelativeUnit, Int>? {
        calendar.timeInMillis = start
        // The calendar moves by what it counts.
        return units.firstNotNullOfOrNull { unit ->
            val count = calendar.fieldDifference(Date(end), unit.field)
            if (count == 0) null else unit to count
        }
    }

    private fun moved(time: Long, unit: RelativeUnit, count: Int): Long {
        calendar.timeInMillis = time
        calendar.add(unit.field, count)
        return calendar.timeInMillis
    }

    /** Counts half a unit as a whole one, which can make 60 minutes an hour. */
    private fun rounded(
        start: Long,
        end: Long,
        unit: RelativeUnit,
        count: Int,
    ): Pair<RelativeUnit, Int>? {
        val next = units.getOrNull(units.indexOf(unit) + 1)
        calendar.timeInMillis = moved(start, unit, count)
        val rest = next?.let { calendar.fieldDifference(Date(end), it.field) } ?: 0
        val whole = if (rest.absoluteValue >= 30) count + rest.sign else count
        return largest(end, moved(end, unit, whole))
    }

    /** Counts days, weeks, months and years from where they begin or end. */
    private fun aligned(start: Long, end: Long, unit: RelativeUnit): Pair<RelativeUnit, Int>? {
        val first = startOf(unit, start)
        return largest(if (start < end) first else moved(first, unit, 1) - 1000, end)
    }

    private fun startOf(unit: RelativeUnit, time: Long): Long {
        calendar.timeInMillis = time
        when (unit) {
            RelativeUnit.YEAR -> calendar.set(Calendar.DAY_OF_YEAR, 1)
            RelativeUnit.MONTH -> calendar.set(Calendar.DAY_OF_MONTH, 1)
            RelativeUnit.WEEK -> calendar.set(Calendar.DAY_OF_WEEK, calendar.firstDayOfWeek)
            else -> Unit
        }
        for (field in listOf(Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND)) {
            calendar.set(field, 0)
        }
        calendar.set(Calendar.MILLISECOND, 0)
        return calendar.timeInMillis
    }
}

/** The locale's calendar, or one like it if ICU fails to count its months into the year before. */
private fun countingCalendar(zone: TimeZone, locale: ULocale): Calendar {
    val own = Calendar.getInstance(zone, locale).also { makeGregorian(it) }
    if (own.type != "islamic-umalqura") return own
    return Calendar.getInstance(zone, locale.setKeywordValue("calendar", "islamic-civil"))
}

/** Returns how far a date is from now, such as `in 2 hours`, or if it [isNamed] `yesterday`. */
internal fun DisplayContext.relative(
    value: Temporal,
    isNamed: Boolean = false,
    width: RelativeDateTimeFormatter.Style = RelativeDateTimeFormatter.Style.LONG,
    isSpelledOut: Boolean = false,
    roundsDown: Boolean = false,
): String {
    val units = if (value is Instant) RelativeUnit.entries else RelativeUnit.ofDays
    val zone = if (value is Instant) timeZone else ZoneOffset.UTC
    val distance = RelativeDistance(units, zone, locale)
    // So that the text changes at whole seconds.
    val start = if (value is Instant) Instant.ofEpochSecond(now.epochSecond) else instantOf(today)
    if (value is Instant) noteChangeOfDistance(value, start, zone)
    val (unit, count, hasName) = distance.between(start, instantOf(value), isNamed, roundsDown)
    val format = keptFormat(locale, width, isSpelledOut) {
        relativeFormat(ULocale.forLocale(locale), width, isSpelledOut)
    }
    val named = if (hasName) unit.named(count) else null
    val name = named?.let { (direction, name) -> format.format(direction, name) }
    val direction = if (count < 0) Direction.LAST else Direction.NEXT
    return name?.ifEmpty { null }
        ?: format.format(count.absoluteValue.toDouble(), direction, unit.relative)
}

/**
 * Notes when the text of a date's distance from a whole second changes next, or a time before that.
 * When the next day begins is not noted.
 *
 * Distances are rounded to halves of a unit. Up to one day, they count the time that has passed. From
 * one day on, they are counted in calendar days, so that they change at a time of day.
 */
private fun noteChangeOfDistance(date: Instant, now: Instant, zone: ZoneId) {
    val elapsed = now.secondsSince(date)
    val shift = zone.rules.getOffset(now).totalSeconds - zone.rules.getOffset(date).totalSeconds
    // The two differ if the clocks change in between. The smaller one changes its text sooner.
    val least = minOf(elapsed.absoluteValue, (elapsed + shift).absoluteValue)
    val (distance, half) = when {
        least < 60 -> elapsed to 1.0
        least < 3_600 -> elapsed to 30.0
        least < 90_000 -> elapsed to 1_800.0
        else -> elapsed + shift to 43_200.0
    }
    val rest = half - distance.mod(half)
    // Fractions of a second are rounded too, so a text can change up to a second earlier or later.
    val isSoon = half == 1.0 || distance < 0 && rest > half - 1
    NextChange.note(now.plusSeconds(if (isSoon) 1 else maxOf(rest.toLong() - 1, 1)))
    zone.rules.nextTransition(now)?.let { NextChange.note(it.instant) }
}

private fun relativeFormat(
    locale: ULocale,
    width: RelativeDateTimeFormatter.Style,
    isSpelledOut: Boolean,
): RelativeDateTimeFormatter {
    val numbers = if (isSpelledOut) spelledOut(locale) else NumberFormat.getInstance(locale)
    val capitalization = Capitalization.CAPITALIZATION_NONE
    return RelativeDateTimeFormatter.getInstance(locale, numbers, width, capitalization)
}

/** Android has no other way to make this format. */
private fun spelledOut(locale: ULocale): NumberFormat =
    MessageFormat("{0,spellout}", locale).formats.first() as? NumberFormat
        ?: NumberFormat.getInstance(locale)

/** Returns `today`, `tomorrow` or `yesterday`, also with the time; the date for any other day. */
internal fun DisplayContext.relativeDay(
    value: Temporal,
    style: DateStyle,
    time: TimeStyle? = null,
    zone: ZoneId = timeZone,
): String {
    val day = instantOf(value).atZone(zoneOf(value, zone)).toLocalDate()
    val direction = when (ChronoUnit.DAYS.between(today, day)) {
        -1L -> Direction.LAST
        0L -> Direction.THIS
        1L -> Direction.NEXT
        else -> return date(value, style, time, zone)
    }
    val format = keptFormat(locale) { RelativeDateTimeFormatter.getInstance(locale) }
    val name = format.format(direction, AbsoluteUnit.DAY)
    if (time == null) return name
    // Between the name and the time is what the locale has between a long date and a time.
    val long = date(value, DateStyle.LONG, zone = zone)
    return date(value, DateStyle.LONG, time, zone).replace(long, name)
}

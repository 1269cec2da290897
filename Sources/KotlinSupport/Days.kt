import android.icu.util.Calendar
import android.icu.util.ULocale
import java.math.BigDecimal
import java.math.RoundingMode
import java.time.DayOfWeek
import java.time.Duration
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.time.YearMonth
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.ZonedDateTime
import java.time.temporal.ChronoUnit
import java.time.temporal.Temporal
import java.time.temporal.TemporalAdjusters
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.nanoseconds
import kotlin.time.Duration.Companion.seconds

/** The current day in the user's time zone. */
internal val DisplayContext.today: LocalDate
    get() = now.atZone(timeZone).toLocalDate()

/** Whether a time is still to come. A row that shows it is kept until then. */
internal fun DisplayContext.isNowBefore(time: Instant): Boolean {
    val isBefore = now < time
    if (isBefore) NextChange.note(time)
    return isBefore
}

/** Whether a time has passed. A row that shows it is kept until then. */
internal fun DisplayContext.isNowAfter(time: Instant): Boolean {
    val isAfter = now > time
    if (!isAfter) NextChange.note(time)
    return isAfter
}

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

/** Whether a day is in the current month. */
internal fun DisplayContext.isInCurrentMonth(day: LocalDate): Boolean =
    YearMonth.from(day) == YearMonth.from(today)

/** Whether a day is in the current week, which begins as is usual for the user. */
internal fun DisplayContext.isInCurrentWeek(day: LocalDate): Boolean {
    val calendar = Calendar.getInstance(ULocale.forLocale(locale))
    // Calendars count from Sunday, which is 1.
    val start = DayOfWeek.MONDAY.plus(calendar.firstDayOfWeek - 2L)
    val week = TemporalAdjusters.previousOrSame(start)
    return day.with(week) == today.with(week)
}

/** Whether a day is in the current year. */
internal fun DisplayContext.isInCurrentYear(day: LocalDate): Boolean = day.year == today.year

/** Returns the time until the next interval of a clock begins, such as the next minute. */
internal fun Instant.timeUntilNext(interval: kotlin.time.Duration): kotlin.time.Duration {
    val length = interval.inWholeMilliseconds
    val passed = Math.floorMod(toEpochMilli(), length)
    return (length - passed).milliseconds - (nano % 1_000_000).nanoseconds
}

/** Returns the time until a date, at most [limit]. Without a date in the future, returns [limit]. */
internal fun Instant.timeUntil(date: Instant?, limit: kotlin.time.Duration): kotlin.time.Duration {
    if (date == null || date <= this) return limit
    val duration = Duration.between(this, date)
    return minOf(duration.seconds.seconds + duration.nano.nanoseconds, limit)
}

/** Returns the number of seconds since another time, which is negative if that is later. */
internal fun Instant.secondsSince(start: Instant): Double {
    val duration = Duration.between(start, this)
    return duration.seconds + duration.nano / 1e9
}

/** Returns the number of seconds since another time, which is negative if that is later. */
internal fun LocalDateTime.secondsSince(start: LocalDateTime): Double =
    toInstant(ZoneOffset.UTC).secondsSince(start.toInstant(ZoneOffset.UTC))

/** Returns the number of seconds since the start of another day. */
internal fun LocalDate.secondsSince(start: LocalDate): Double =
    (toEpochDay() - start.toEpochDay()) * 86_400.0

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

/** Returns the number without a fraction, at most 2^53 - 1: beyond, a Double skips numbers. */
internal fun wholeUnits(value: Double, rounding: RoundingMode): Double {
    val limit = 9_007_199_254_740_991.0
    if (value.isNaN()) return 0.0
    return BigDecimal(value.coerceIn(-limit, limit)).setScale(0, rounding).toDouble()
}

/** Returns the time that many seconds later, at most about 300,000 years. */
internal fun Instant.plusDuration(seconds: Double): Instant {
    val whole = kotlin.math.floor(seconds.coerceIn(-1e13, 1e13))
    val nanos = if (seconds - whole in 0.0..1.0) ((seconds - whole) * 1e9).toLong() else 0L
    return plusSeconds(whole.toLong()).plusNanos(nanos)
}

/** Returns the time that many seconds later, at most about 300,000 years. */
internal fun LocalDateTime.plusDuration(seconds: Double): LocalDateTime =
    LocalDateTime.ofInstant(toInstant(ZoneOffset.UTC).plusDuration(seconds), ZoneOffset.UTC)

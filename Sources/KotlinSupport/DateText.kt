import android.icu.text.DateFormat
import android.icu.text.DateIntervalFormat
import android.icu.text.DateIntervalInfo
import android.icu.text.DateTimePatternGenerator
import android.icu.text.SimpleDateFormat
import android.icu.util.Calendar
import android.icu.util.ULocale
import java.text.FieldPosition
import java.time.LocalTime
import java.time.ZoneId
import java.time.ZoneOffset
import java.time.temporal.Temporal
import java.util.Date

/** How much of a date is written out. SHORT and MEDIUM are the locale's own forms. */
internal enum class DateStyle(val skeleton: String) {
    SHORT(""),
    MEDIUM(""),
    NUMERIC("yMd"),
    ABBREVIATED("yMMMd"),
    LONG("yMMMMd"),
    COMPLETE("yMMMMEEEEd"),
}

/** How much of a time is written out: hours and minutes, the seconds, and the time zone. */
internal enum class TimeStyle(val skeleton: String, val length: Int) {
    SHORTENED("jmm", DateFormat.SHORT),
    STANDARD("jmmss", DateFormat.MEDIUM),
    COMPLETE("jmmssz", DateFormat.LONG),
}

/** Returns a date, and its time in a style, such as `Mar 5, 2024 at 6:41 AM`. */
internal fun DisplayContext.date(
    value: Temporal,
    style: DateStyle,
    time: TimeStyle? = null,
    zone: ZoneId = timeZone,
): String {
    val format = keptFormat(locale, style, time) {
        val length = if (style == DateStyle.SHORT) DateFormat.SHORT else DateFormat.MEDIUM
        when {
            time != null && usesLongForm(style) -> longDateTimeFormat(style, time)
            style.skeleton.isNotEmpty() -> {
                DateFormat.getInstanceForSkeleton(style.skeleton + time?.skeleton.orEmpty(), locale)
            }
            time == null -> DateFormat.getDateInstance(length, locale)
            else -> DateFormat.getDateTimeInstance(length, time.length, locale)
        }
    }
    return writtenDate(value, format, zone)
}

/** Whether the locale has words between such a date and a time, such as `at`. */
private fun DisplayContext.usesLongForm(style: DateStyle): Boolean = when (style) {
    DateStyle.LONG, DateStyle.COMPLETE -> true
    DateStyle.MEDIUM, DateStyle.ABBREVIATED -> locale.language in setOf("en", "fr", "pl")
    DateStyle.SHORT, DateStyle.NUMERIC -> false
}

/** Returns the fields of a date in the locale's order, such as `Mar 2024` for `yMMM`. */
internal fun DisplayContext.dateFields(
    value: Temporal,
    skeleton: String,
    zone: ZoneId = timeZone,
): String {
    val format = keptFormat(locale, skeleton) {
        val generator = DateTimePatternGenerator.getInstance(locale)
        if ('w' in skeleton) addYearAndWeek(generator)
        fun pattern(fields: String) =
            generator.getBestPattern(fields, DateTimePatternGenerator.MATCH_HOUR_FIELD_LENGTH)
        val (time, date) = skeleton.partition { it in "jJmsSzZOv" }
        val hasShortMonth = "MMM" in date && "MMMM" !in date
        val hasWords = hasShortMonth && 'j' in time.lowercase() && locale.language in wordLanguages
        val shown = if (hasWords) {
            longDateTimePattern(pattern(date), pattern(time))
        } else {
            pattern(skeleton)
        }
        SimpleDateFormat(shown, locale)
    }
    return writtenDate(value, format, zone)
}

/** Replaces the pattern for a year and a week, which has words that ICU fails to read. */
private fun addYearAndWeek(generator: DateTimePatternGenerator) {
    val week = DateTimePatternGenerator.WEEK_OF_YEAR
    val pattern = generator.getAppendItemFormat(week)
        .replace("{0}", generator.getBestPattern("y"))
        .replace("{1}", "w")
        .replace("{2}", "'${generator.getAppendItemName(week)}'")
    generator.addPattern(pattern, true, DateTimePatternGenerator.PatternInfo())
}

/** The languages with words such as `at` between a date with a short month and a time. */
private val wordLanguages = setOf("en", "fr")

/** Returns a date in a fixed pattern, always in the Gregorian calendar. */
internal fun DisplayContext.datePattern(
    value: Temporal,
    pattern: String,
    zone: ZoneId = timeZone,
): String {
    val format = keptFormat(locale, "pattern", pattern) {
        val gregorian = ULocale.forLocale(locale).setKeywordValue("calendar", "gregorian")
        val format = SimpleDateFormat(pattern, gregorian)
        // The first week of a year is the same in every region.
        format.calendar.firstDayOfWeek = Calendar.SUNDAY
        format.calendar.minimalDaysInFirstWeek = 1
        format
    }
    return writtenDate(value, format, zone)
}

/** Returns a format with what the locale has between a long date and a time, such as `at`. */
internal fun DisplayContext.longDateTimeFormat(style: DateStyle, time: TimeStyle): DateFormat {
    fun pattern(format: DateFormat) = (format as SimpleDateFormat).toPattern()
    val date = if (style == DateStyle.MEDIUM) {
        DateFormat.getDateInstance(DateFormat.MEDIUM, locale)
    } else {
        DateFormat.getInstanceForSkeleton(style.skeleton, locale)
    }
    val shown = DateFormat.getInstanceForSkeleton(time.skeleton, locale)
    return SimpleDateFormat(longDateTimePattern(pattern(date), pattern(shown)), locale)
}

/** Returns the patterns of a date and a time with what the locale has between long ones. */
internal fun DisplayContext.longDateTimePattern(date: String, time: String): String {
    fun pattern(format: DateFormat) = (format as SimpleDateFormat).toPattern()
    return pattern(DateFormat.getDateTimeInstance(DateFormat.LONG, DateFormat.SHORT, locale))
        .replace(pattern(DateFormat.getDateInstance(DateFormat.LONG, locale)), date)
        .replace(pattern(DateFormat.getTimeInstance(DateFormat.SHORT, locale)), time)
}

/** Returns the time of a date, such as `6:41 AM`. */
internal fun DisplayContext.time(
    value: Temporal,
    style: TimeStyle,
    zone: ZoneId = timeZone,
): String {
    val format = keptFormat(locale, style) {
        // Only a skeleton follows the user's choice of a 12- or 24-hour clock.
        if (style == TimeStyle.COMPLETE && locale.getUnicodeLocaleType("hc") == null) {
            DateFormat.getTimeInstance(DateFormat.LONG, locale)
        } else {
            DateFormat.getInstanceForSkeleton(style.skeleton, locale)
        }
    }
    return writtenDate(value, format, zone)
}

/** Returns the time of day this many seconds after midnight. 86,400 is midnight again. */
internal fun timeOfDay(seconds: Double): LocalTime {
    val day = 86_400_000_000_000L
    val time = seconds % 86_400
    // Infinity has no remainder.
    val nanos = if (time.isNaN()) 0L else Math.round(time * 1e9)
    return LocalTime.ofNanoOfDay(Math.floorMod(nanos, day))
}

/**
 * Returns the time of day in a text such as `0930` and `09:30:15`; `null` for any other text. A
 * fraction and an offset, as in `09:30:15.25+01:00`, are left out.
 */
internal fun timeOfDay(text: String): LocalTime? {
    val digits = text.takeWhile { it in '0'..'9' || it == ':' }
    val parts = if (':' in digits) digits.split(':') else listOf(digits.dropLast(2), digits.takeLast(2))
    if (parts.size > 3 || parts.any { it.length !in 1..2 }) return null
    if (digits != text) {
        val time = "2000-01-01T00:00" + (if (parts.size == 3) ":00" else "") + text.drop(digits.length)
        val isTime = instantOrNull(time) != null || localDateTimeOrNull(time) != null
        if (':' !in digits || !isTime) return null
    }
    val numbers = parts.map { it.toDouble() }
    // A leap second counts as the second that follows it.
    if (numbers[1] >= 60 || numbers.drop(2).any { it > 60 }) return null
    return timeOfDay(numbers.zip(listOf(3600, 60, 1)) { number, unit -> number * unit }.sum())
}

/** Returns the time of day that a clock shows as these digits: 9:30 for 930. */
internal fun timeOfDigits(digits: Double): LocalTime {
    val hours = if (digits < 0) Math.ceil(digits / 100) else Math.floor(digits / 100)
    return timeOfDay((digits - hours * 100 + hours * 60) * 60)
}

/** Returns the range of two dates. What both share is written once. */
internal fun DisplayContext.interval(
    start: Temporal,
    end: Temporal,
    style: DateStyle? = null,
    time: TimeStyle? = null,
    zone: ZoneId = timeZone,
): String {
    // An end before the start is left out.
    val last = if (instantOf(end) < instantOf(start)) start else end
    val days = listOf(start, last).map { instantOf(it).atZone(zoneOf(it, zone)).toLocalDate() }
    val isOneDay = days.first() == days.last()
    val hasYearZero = days.any { it.year == 0 }
    val isOne = if (time == null) isOneDay && hasYearZero else instantOf(last) == instantOf(start)
    if (style != null && isOne) return date(start, style, time, zone)
    if (style != null && !isOneDay && (time != null || hasYearZero)) {
        return DateIntervalInfo(ULocale.forLocale(locale)).fallbackIntervalPattern
            .replace("{0}", date(start, style, time, zone))
            .replace("{1}", date(last, style, time, zone))
    }
    val skeleton = style?.skeleton.orEmpty() + time?.skeleton.orEmpty()
    val format = keptFormat(locale, skeleton) { DateIntervalFormat.getInstance(skeleton, locale) }
    format.timeZone = icuTimeZone(zoneOf(start, zone))
    val (from, to) = listOf(start, last).map { date ->
        format.dateFormat.calendar.also {
            makeGregorian(it)
            it.timeInMillis = instantOf(date).toEpochMilli()
        }
    }
    return format.format(from, to, StringBuffer(), FieldPosition(0)).toString()
}

/** Returns the date in a format of ICU. */
internal fun writtenDate(value: Temporal, format: DateFormat, zone: ZoneId): String {
    val shown = zoneOf(value, zone)
    val moment = Date(instantOf(value).toEpochMilli())
    val isInYearZero = instantOf(value).atZone(shown).year == 0
    format.timeZone = icuTimeZone(shown)
    makeGregorian(format.calendar)
    if (!isInYearZero || format !is SimpleDateFormat) return format.format(moment)
    return inYearZero(format).format(moment)
}

/** Shows the year as 0, which is 1 BC, if the format has no era. */
private fun inYearZero(format: SimpleDateFormat): SimpleDateFormat {
    val pattern = format.toPattern()
    if ('G' in pattern || format.calendar.type != "gregorian") return format
    val parts = pattern.split("'").mapIndexed { index, part ->
        // Every other part is in quotes.
        if (index % 2 == 0) part.replace('y', 'u') else part
    }
    val zero = format.clone() as SimpleDateFormat
    zero.applyPattern(parts.joinToString("'"))
    return zero
}

/** Returns the time zone with this identifier; the user's if there is none. */
internal fun DisplayContext.zone(identifier: String): ZoneId =
    timeZoneOf(identifier) ?: timeZone

/** Returns the time zone that is this many seconds ahead of UTC; the user's if there is none. */
internal fun DisplayContext.zone(offset: Long): ZoneId =
    // As in Swift, only whole minutes count.
    if (offset in -64_800L..64_800L) {
        ZoneOffset.ofTotalSeconds(Math.round(offset / 60.0).toInt() * 60)
    } else {
        timeZone
    }

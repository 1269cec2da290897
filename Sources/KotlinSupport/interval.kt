import android.icu.text.DateIntervalFormat
import android.icu.text.DateIntervalInfo
import android.icu.util.ULocale
import java.text.FieldPosition
import java.time.ZoneId
import java.time.temporal.Temporal

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

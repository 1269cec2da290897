import android.icu.text.SimpleDateFormat
import android.icu.util.Calendar
import android.icu.util.ULocale
import java.time.ZoneId
import java.time.temporal.Temporal

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

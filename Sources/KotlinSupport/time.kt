import android.icu.text.DateFormat
import java.time.ZoneId
import java.time.temporal.Temporal

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

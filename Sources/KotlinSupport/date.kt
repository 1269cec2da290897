import android.icu.text.DateFormat
import java.time.ZoneId
import java.time.temporal.Temporal

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

import android.icu.text.DateFormat
import android.icu.text.SimpleDateFormat

/** Returns the patterns of a date and a time with what the locale has between long ones. */
internal fun DisplayContext.longDateTimePattern(date: String, time: String): String {
    fun pattern(format: DateFormat) = (format as SimpleDateFormat).toPattern()
    return pattern(DateFormat.getDateTimeInstance(DateFormat.LONG, DateFormat.SHORT, locale))
        .replace(pattern(DateFormat.getDateInstance(DateFormat.LONG, locale)), date)
        .replace(pattern(DateFormat.getTimeInstance(DateFormat.SHORT, locale)), time)
}

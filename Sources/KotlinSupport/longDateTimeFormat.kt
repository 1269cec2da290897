import android.icu.text.DateFormat
import android.icu.text.SimpleDateFormat

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

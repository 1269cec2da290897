import android.icu.text.DateFormat

/** How much of a time is written out: hours and minutes, the seconds, and the time zone. */
internal enum class TimeStyle(val skeleton: String, val length: Int) {
    SHORTENED("jmm", DateFormat.SHORT),
    STANDARD("jmmss", DateFormat.MEDIUM),
    COMPLETE("jmmssz", DateFormat.LONG),
}

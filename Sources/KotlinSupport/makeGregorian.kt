import android.icu.util.Calendar
import android.icu.util.GregorianCalendar
import java.util.Date

/** Makes a calendar Gregorian before 1582 too, as dates in JSON and of Java are. */
internal fun makeGregorian(calendar: Calendar) {
    (calendar as? GregorianCalendar)?.gregorianChange = Date(Long.MIN_VALUE)
}

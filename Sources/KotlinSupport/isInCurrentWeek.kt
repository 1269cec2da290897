import android.icu.util.Calendar
import android.icu.util.ULocale
import java.time.DayOfWeek
import java.time.LocalDate
import java.time.temporal.TemporalAdjusters

/** Whether a day is in the current week, which begins as is usual for the user. */
internal fun DisplayContext.isInCurrentWeek(day: LocalDate): Boolean {
    val calendar = Calendar.getInstance(ULocale.forLocale(locale))
    // Calendars count from Sunday, which is 1.
    val start = DayOfWeek.MONDAY.plus(calendar.firstDayOfWeek - 2L)
    val week = TemporalAdjusters.previousOrSame(start)
    return day.with(week) == today.with(week)
}

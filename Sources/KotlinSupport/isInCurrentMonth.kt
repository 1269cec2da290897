import java.time.LocalDate
import java.time.YearMonth

/** Whether a day is in the current month. */
internal fun DisplayContext.isInCurrentMonth(day: LocalDate): Boolean =
    YearMonth.from(day) == YearMonth.from(today)

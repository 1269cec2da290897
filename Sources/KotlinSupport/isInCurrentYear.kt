import java.time.LocalDate

/** Whether a day is in the current year. */
internal fun DisplayContext.isInCurrentYear(day: LocalDate): Boolean = day.year == today.year

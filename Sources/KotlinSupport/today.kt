import java.time.LocalDate

/** The current day in the user's time zone. */
internal val DisplayContext.today: LocalDate
    get() = now.atZone(timeZone).toLocalDate()

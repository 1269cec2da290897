import java.time.DateTimeException
import java.time.LocalDate

/** Returns the day of a text such as `2024-03-05`, or null if it is not a real day. */
internal fun dayOrNull(text: String): LocalDate? {
    val match = Regex("([0-9]{4})-([0-9]{2})-([0-9]{2})").matchEntire(text) ?: return null
    val (year, month, day) = match.destructured
    return try {
        LocalDate.of(year.toInt(), month.toInt(), day.toInt())
    } catch (_: DateTimeException) {
        null
    }
}

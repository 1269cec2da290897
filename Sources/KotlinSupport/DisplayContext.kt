import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/** The user's settings and the time, for which values are formatted, and the language of texts. */
data class DisplayContext(
    val locale: Locale = Locale.getDefault(Locale.Category.FORMAT),
    val timeZone: ZoneId = ZoneId.systemDefault(),
    val now: Instant = Instant.now(),
    val language: Locale = locale,
)

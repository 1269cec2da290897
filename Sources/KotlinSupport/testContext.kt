import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/** Returns the settings and the time of an example. */
internal fun testContext(
    locale: String = "en_US",
    timeZone: String = "UTC",
    now: String = "2024-03-05T13:45:07Z",
): DisplayContext = DisplayContext(
    locale = Locale.forLanguageTag(locale.replace('_', '-')),
    timeZone = ZoneId.of(timeZone),
    now = Instant.parse(now),
)

import android.icu.util.ULocale
import java.time.Instant
import java.time.ZoneId

/** Returns the settings and the time of an example. */
internal fun testContext(
    locale: String = "en_US",
    timeZone: String = "UTC",
    now: String = "2024-03-05T13:45:07Z",
): DisplayContext = DisplayContext(
    // Examples are in the Gregorian calendar.
    locale = ULocale(locale).setKeywordValue("calendar", "gregorian").toLocale(),
    timeZone = ZoneId.of(timeZone),
    now = Instant.parse(now),
)

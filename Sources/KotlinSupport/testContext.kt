import android.icu.util.ULocale
import java.time.Instant
import java.time.ZoneId

/** Returns the settings and the time of an example. */
internal fun testContext(
    locale: String = "en_US",
    timeZone: String = "UTC",
    now: String = "2024-03-05T13:45:07Z",
): DisplayContext = DisplayContext(
    locale = ULocale(locale).toLocale(),
    timeZone = ZoneId.of(timeZone),
    now = Instant.parse(now),
)

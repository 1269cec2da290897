import android.icu.util.ULocale
import java.time.Instant
import java.time.ZoneId
import java.util.Locale

/** Returns the settings and the time of an example. */
internal fun testContext(
    locale: String = "en_US",
    timeZone: String = "UTC",
    now: String = "2024-03-05T13:45:07Z",
    language: String? = null,
): DisplayContext {
    // Examples are in the Gregorian calendar.
    val shown = ULocale(locale).setKeywordValue("calendar", "gregorian").toLocale()
    return DisplayContext(
        locale = shown,
        timeZone = ZoneId.of(timeZone),
        now = Instant.parse(now),
        language = language?.let { Locale.forLanguageTag(it) } ?: shown,
    )
}

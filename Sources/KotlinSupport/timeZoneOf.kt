import java.time.DateTimeException
import java.time.ZoneId
import java.time.ZoneOffset

/** Returns the time zone with an identifier, or null if there is none. */
internal fun timeZoneOf(identifier: String): ZoneId? = try {
    val isOffset = identifier == "Z" || identifier.startsWith("+") || identifier.startsWith("-")
    if (isOffset) null else ZoneId.of(identifier, ZoneId.SHORT_IDS)
} catch (e: DateTimeException) {
    null
}

/** Returns the time zone that many seconds ahead of UTC, or null if there is none. */
internal fun timeZoneOf(offset: Long): ZoneId? =
    if (offset in -64_800L..64_800L) ZoneOffset.ofTotalSeconds(offset.toInt()) else null

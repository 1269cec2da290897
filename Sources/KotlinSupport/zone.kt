import java.time.ZoneId
import java.time.ZoneOffset

/** Returns the time zone with this identifier; the user's if there is none. */
internal fun DisplayContext.zone(identifier: String): ZoneId =
    timeZoneOf(identifier) ?: timeZone

/** Returns the time zone that is this many seconds ahead of UTC; the user's if there is none. */
internal fun DisplayContext.zone(offset: Long): ZoneId =
    // As in Swift, only whole minutes count.
    if (offset in -64_800L..64_800L) {
        ZoneOffset.ofTotalSeconds(Math.round(offset / 60.0).toInt() * 60)
    } else {
        timeZone
    }

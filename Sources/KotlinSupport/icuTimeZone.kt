import android.icu.util.TimeZone
import java.time.ZoneId
import java.time.ZoneOffset

internal fun icuTimeZone(zone: ZoneId): TimeZone = when {
    // Swift shows UTC as GMT.
    zone.normalized() == ZoneOffset.UTC -> TimeZone.getTimeZone("GMT")
    zone is ZoneOffset -> TimeZone.getTimeZone("GMT${zone.id}")
    else -> TimeZone.getTimeZone(zone.id)
}

import android.icu.text.DateFormat
import java.time.ZoneId
import java.time.temporal.Temporal
import java.util.Date

/** Returns the date in a format of ICU. */
internal fun writtenDate(value: Temporal, format: DateFormat, zone: ZoneId): String {
    format.timeZone = icuTimeZone(zoneOf(value, zone))
    return format.format(Date(instantOf(value).toEpochMilli()))
}

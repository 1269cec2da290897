import android.icu.text.RelativeDateTimeFormatter
import android.icu.text.RelativeDateTimeFormatter.AbsoluteUnit
import android.icu.text.RelativeDateTimeFormatter.Direction
import java.time.ZoneId
import java.time.temporal.ChronoUnit
import java.time.temporal.Temporal

/** Returns `today`, `tomorrow` or `yesterday`; the date for any other day. */
internal fun DisplayContext.relativeDay(
    value: Temporal,
    style: DateStyle,
    zone: ZoneId = timeZone,
): String {
    val day = instantOf(value).atZone(zoneOf(value, zone)).toLocalDate()
    val direction = when (ChronoUnit.DAYS.between(today, day)) {
        -1L -> Direction.LAST
        0L -> Direction.THIS
        1L -> Direction.NEXT
        else -> return date(value, style, zone = zone)
    }
    val format = keptFormat(locale) { RelativeDateTimeFormatter.getInstance(locale) }
    return format.format(direction, AbsoluteUnit.DAY)
}

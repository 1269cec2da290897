import android.icu.text.DateFormat
import android.icu.text.SimpleDateFormat
import java.time.ZoneId
import java.time.temporal.Temporal
import java.util.Date

/** Returns the date in a format of ICU. */
internal fun writtenDate(value: Temporal, format: DateFormat, zone: ZoneId): String {
    val shown = zoneOf(value, zone)
    val moment = Date(instantOf(value).toEpochMilli())
    val isInYearZero = instantOf(value).atZone(shown).year == 0
    format.timeZone = icuTimeZone(shown)
    makeGregorian(format.calendar)
    if (!isInYearZero || format !is SimpleDateFormat) return format.format(moment)
    return inYearZero(format).format(moment)
}

/** Shows the year as 0, which is 1 BC, if the format has no era. */
private fun inYearZero(format: SimpleDateFormat): SimpleDateFormat {
    val pattern = format.toPattern()
    if ('G' in pattern || format.calendar.type != "gregorian") return format
    val parts = pattern.split("'").mapIndexed { index, part ->
        // Every other part is in quotes.
        if (index % 2 == 0) part.replace('y', 'u') else part
    }
    val zero = format.clone() as SimpleDateFormat
    zero.applyPattern(parts.joinToString("'"))
    return zero
}

import android.icu.text.DateTimePatternGenerator
import android.icu.text.SimpleDateFormat
import java.time.ZoneId
import java.time.temporal.Temporal

/** Returns the fields of a date in the locale's order, such as `Mar 2024` for `yMMM`. */
internal fun DisplayContext.dateFields(
    value: Temporal,
    skeleton: String,
    zone: ZoneId = timeZone,
): String {
    val format = keptFormat(locale, skeleton) {
        val generator = DateTimePatternGenerator.getInstance(locale)
        val hours = DateTimePatternGenerator.MATCH_HOUR_FIELD_LENGTH
        SimpleDateFormat(generator.getBestPattern(skeleton, hours), locale)
    }
    return writtenDate(value, format, zone)
}

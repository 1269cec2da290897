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
        if ('w' in skeleton) addYearAndWeek(generator)
        fun pattern(fields: String) =
            generator.getBestPattern(fields, DateTimePatternGenerator.MATCH_HOUR_FIELD_LENGTH)
        val (time, date) = skeleton.partition { it in "jJmsSzZOv" }
        val hasShortMonth = "MMM" in date && "MMMM" !in date
        val hasWords = hasShortMonth && 'j' in time.lowercase() && locale.language in wordLanguages
        val shown = if (hasWords) {
            longDateTimePattern(pattern(date), pattern(time))
        } else {
            pattern(skeleton)
        }
        SimpleDateFormat(shown, locale)
    }
    return writtenDate(value, format, zone)
}

/** Replaces the pattern for a year and a week, which has words that ICU fails to read. */
private fun addYearAndWeek(generator: DateTimePatternGenerator) {
    val week = DateTimePatternGenerator.WEEK_OF_YEAR
    val pattern = generator.getAppendItemFormat(week)
        .replace("{0}", generator.getBestPattern("y"))
        .replace("{1}", "w")
        .replace("{2}", "'${generator.getAppendItemName(week)}'")
    generator.addPattern(pattern, true, DateTimePatternGenerator.PatternInfo())
}

/** The languages with words such as `at` between a date with a short month and a time. */
private val wordLanguages = setOf("en", "fr")

import android.icu.text.DisplayContext as Capitalization
import android.icu.text.MessageFormat
import android.icu.text.NumberFormat
import android.icu.text.RelativeDateTimeFormatter
import android.icu.text.RelativeDateTimeFormatter.Direction
import android.icu.util.ULocale
import java.time.Instant
import java.time.ZoneOffset
import java.time.temporal.Temporal
import kotlin.math.absoluteValue

/** Returns how far a date is from now, such as `in 2 hours`, or if it [isNamed] `yesterday`. */
internal fun DisplayContext.relative(
    value: Temporal,
    isNamed: Boolean = false,
    width: RelativeDateTimeFormatter.Style = RelativeDateTimeFormatter.Style.LONG,
    isSpelledOut: Boolean = false,
    roundsDown: Boolean = false,
): String {
    val units = if (value is Instant) RelativeUnit.entries else RelativeUnit.ofDays
    val zone = if (value is Instant) timeZone else ZoneOffset.UTC
    val distance = RelativeDistance(units, zone, locale)
    // So that the text changes at whole seconds.
    val start = if (value is Instant) Instant.ofEpochSecond(now.epochSecond) else instantOf(today)
    val (unit, count, hasName) = distance.between(start, instantOf(value), isNamed, roundsDown)
    val format = keptFormat(locale, width, isSpelledOut) {
        relativeFormat(ULocale.forLocale(locale), width, isSpelledOut)
    }
    val named = if (hasName) unit.named(count) else null
    val name = named?.let { (direction, name) -> format.format(direction, name) }
    val direction = if (count < 0) Direction.LAST else Direction.NEXT
    return name?.ifEmpty { null }
        ?: format.format(count.absoluteValue.toDouble(), direction, unit.relative)
}

private fun relativeFormat(
    locale: ULocale,
    width: RelativeDateTimeFormatter.Style,
    isSpelledOut: Boolean,
): RelativeDateTimeFormatter {
    val numbers = if (isSpelledOut) spelledOut(locale) else NumberFormat.getInstance(locale)
    val capitalization = Capitalization.CAPITALIZATION_NONE
    return RelativeDateTimeFormatter.getInstance(locale, numbers, width, capitalization)
}

/** Android has no other way to make this format. */
private fun spelledOut(locale: ULocale): NumberFormat =
    MessageFormat("{0,spellout}", locale).formats.first() as? NumberFormat
        ?: NumberFormat.getInstance(locale)

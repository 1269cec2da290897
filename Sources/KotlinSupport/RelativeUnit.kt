import android.icu.text.RelativeDateTimeFormatter
import android.icu.text.RelativeDateTimeFormatter.AbsoluteUnit
import android.icu.text.RelativeDateTimeFormatter.Direction
import android.icu.util.Calendar

/** The units in which a distance from now is shown, from the largest. [field] is the calendar's. */
internal enum class RelativeUnit(
    val field: Int,
    val relative: RelativeDateTimeFormatter.RelativeUnit,
    private val absolute: AbsoluteUnit?,
) {
    YEAR(Calendar.YEAR, RelativeDateTimeFormatter.RelativeUnit.YEARS, AbsoluteUnit.YEAR),
    MONTH(Calendar.MONTH, RelativeDateTimeFormatter.RelativeUnit.MONTHS, AbsoluteUnit.MONTH),
    WEEK(Calendar.WEEK_OF_YEAR, RelativeDateTimeFormatter.RelativeUnit.WEEKS, AbsoluteUnit.WEEK),
    DAY(Calendar.DAY_OF_YEAR, RelativeDateTimeFormatter.RelativeUnit.DAYS, AbsoluteUnit.DAY),
    HOUR(Calendar.HOUR_OF_DAY, RelativeDateTimeFormatter.RelativeUnit.HOURS, null),
    MINUTE(Calendar.MINUTE, RelativeDateTimeFormatter.RelativeUnit.MINUTES, null),
    SECOND(Calendar.SECOND, RelativeDateTimeFormatter.RelativeUnit.SECONDS, null),
    ;

    /** Whether the unit is as long on every day. */
    val isOfClock: Boolean
        get() = this >= HOUR

    /** Returns what has a name in some languages, such as tomorrow; null if nothing has. */
    fun named(count: Int): Pair<Direction, AbsoluteUnit>? {
        if (this == SECOND && count == 0) return Direction.PLAIN to AbsoluteUnit.NOW
        val direction = when (count) {
            -2 -> Direction.LAST_2
            -1 -> Direction.LAST
            0 -> Direction.THIS
            1 -> Direction.NEXT
            2 -> Direction.NEXT_2
            else -> null
        }
        return if (direction == null || absolute == null) null else direction to absolute
    }

    companion object {
        val ofDays = entries.filterNot { it.isOfClock }
    }
}

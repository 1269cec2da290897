import android.icu.util.MeasureUnit

/** A unit of a duration. */
internal enum class DurationUnit(val seconds: Double, val measure: MeasureUnit) {
    WEEKS(604_800.0, MeasureUnit.WEEK),
    DAYS(86_400.0, MeasureUnit.DAY),
    HOURS(3600.0, MeasureUnit.HOUR),
    MINUTES(60.0, MeasureUnit.MINUTE),
    SECONDS(1.0, MeasureUnit.SECOND),
}

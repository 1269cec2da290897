import java.time.LocalTime

/** Returns the time of day that a clock shows as these digits: 9:30 for 930. */
internal fun timeOfDigits(digits: Double): LocalTime {
    val hours = if (digits < 0) Math.ceil(digits / 100) else Math.floor(digits / 100)
    return timeOfDay((digits - hours * 100 + hours * 60) * 60)
}

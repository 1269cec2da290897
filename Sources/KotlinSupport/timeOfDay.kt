import java.time.LocalTime

/** Returns the time of day this many seconds after midnight. 86,400 is midnight again. */
internal fun timeOfDay(seconds: Double): LocalTime {
    val day = 86_400_000_000_000L
    val time = seconds % 86_400
    // Infinity has no remainder.
    val nanos = if (time.isNaN()) 0L else Math.round(time * 1e9)
    return LocalTime.ofNanoOfDay(Math.floorMod(nanos, day))
}

/** Returns the time of day in a text such as `0930` and `09:30:15`; `null` for any other text. */
internal fun timeOfDay(text: String): LocalTime? {
    val parts = if (':' in text) text.split(':') else listOf(text.dropLast(2), text.takeLast(2))
    if (parts.size > 3 || parts.any { !Regex("[0-9]{1,2}").matches(it) }) return null
    val numbers = parts.map { it.toDouble() }
    if (numbers.drop(1).any { it >= 60 }) return null
    return timeOfDay(numbers.zip(listOf(3600, 60, 1)) { number, unit -> number * unit }.sum())
}

import java.time.LocalTime

/** Returns the time of day this many seconds after midnight. 86,400 is midnight again. */
internal fun timeOfDay(seconds: Double): LocalTime {
    val day = 86_400_000_000_000L
    val time = seconds % 86_400
    // Infinity has no remainder.
    val nanos = if (time.isNaN()) 0L else Math.round(time * 1e9)
    return LocalTime.ofNanoOfDay(Math.floorMod(nanos, day))
}

/**
 * Returns the time of day in a text such as `0930` and `09:30:15`; `null` for any other text. A
 * fraction and an offset, as in `09:30:15.25+01:00`, are left out.
 */
internal fun timeOfDay(text: String): LocalTime? {
    val digits = text.takeWhile { it in '0'..'9' || it == ':' }
    val parts = if (':' in digits) digits.split(':') else listOf(digits.dropLast(2), digits.takeLast(2))
    if (parts.size > 3 || parts.any { it.length !in 1..2 }) return null
    if (digits != text) {
        val time = "2000-01-01T00:00" + (if (parts.size == 3) ":00" else "") + text.drop(digits.length)
        val isTime = instantOrNull(time) != null || localDateTimeOrNull(time) != null
        if (':' !in digits || !isTime) return null
    }
    val numbers = parts.map { it.toDouble() }
    // A leap second counts as the second that follows it.
    if (numbers[1] >= 60 || numbers.drop(2).any { it > 60 }) return null
    return timeOfDay(numbers.zip(listOf(3600, 60, 1)) { number, unit -> number * unit }.sum())
}

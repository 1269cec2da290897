import java.math.BigDecimal

/** Returns the seconds of an ISO 8601 duration; null if it has years or months, whose lengths vary. */
internal fun durationOrNull(text: String): Double? {
    val groups = durationForm.matchEntire(text)?.groupValues ?: return null
    val days = groups.slice(2..5).chunked(2)
    val times = groups.slice(7..12).chunked(2)
    if (groups[6].isNotEmpty() && times.all { it.first().isEmpty() }) return null
    val given = (days + times).zip(listOf(604_800, 86_400, 3600, 60, 1))
        .filter { (amount, _) -> amount.first().isNotEmpty() }
    // Only the last component can have a fraction.
    if (given.isEmpty() || given.dropLast(1).any { it.first.last().isNotEmpty() }) return null
    val length = given.fold(BigDecimal.ZERO) { sum, (amount, unit) ->
        val (whole, fraction) = amount
        sum + BigDecimal("$whole.${fraction.drop(1).take(9)}0") * BigDecimal(unit)
    }
    if (length >= BigDecimal(9_007_199_254_740_992L)) return null
    return if (text.startsWith("-")) 0 - length.toDouble() else length.toDouble()
}

private val durationForm = run {
    fun component(unit: String) = "(?:([0-9]+)([.,][0-9]+)?$unit)?"
    val times = component("H") + component("M") + component("S")
    Regex("([-+]?)P" + component("W") + component("D") + "(T?)" + times)
}

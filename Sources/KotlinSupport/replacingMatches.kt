/** Returns the text with [new] in place of each part that matches the pattern. */
internal fun String.replacingMatches(pattern: Regex, new: String): String {
    val result = StringBuilder()
    var place = 0
    while (place <= length) {
        val match = pattern.find(this, place) ?: break
        result.append(this, place, match.range.first).append(new)
        place = match.range.last + 1
        if (match.value.isNotEmpty()) continue
        // The next search must not find the same empty match.
        val next = if (place < length) offsetByCodePoints(place, 1) else length + 1
        result.append(this, place, next.coerceAtMost(length))
        place = next
    }
    return result.append(drop(place)).toString()
}

/** Whether a part of the text matches the pattern. */
internal fun String.containsMatch(pattern: String): Boolean =
    PatternSearch(pattern, this).hasMatch()

/** Returns the text with [new] in place of each part that matches the pattern. */
internal fun String.replacingMatches(pattern: String, new: String): String {
    val search = PatternSearch(pattern, this)
    val result = StringBuilder()
    var place = 0
    while (place <= search.scalars.size) {
        val end = search.endOfMatch(place)
        if (end != null) result.append(new)
        if (end != null && end > place) {
            place = end
        } else {
            // The next search must not find the same empty match.
            search.scalars.getOrNull(place)?.let { result.appendCodePoint(it) }
            place += 1
        }
    }
    return result.toString()
}

/**
 * Returns the text with an end for each change of the direction that it begins, and without other
 * ends, so that it does not change the direction of what follows.
 */
internal fun String.isolatingDirections(): String {
    val ends = mutableListOf<Char>()
    val isolated = StringBuilder()
    for (character in this) {
        when (character) {
            '\u202A', '\u202B', '\u202D', '\u202E' -> ends += '\u202C'
            in '\u2066'..'\u2068' -> ends += '\u2069'
            '\u202C', '\u2069' -> {
                if (ends.lastOrNull() != character) continue
                ends.removeAt(ends.lastIndex)
            }
        }
        isolated.append(character)
    }
    return isolated.append(ends.asReversed().joinToString("")).toString()
}

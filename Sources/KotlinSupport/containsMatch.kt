/** Whether a part of the text matches the pattern. */
internal fun String.containsMatch(pattern: String): Boolean =
    PatternSearch(pattern, this).hasMatch()

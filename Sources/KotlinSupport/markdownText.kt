/** Returns the words of a text in Markdown. */
internal fun String.markdownText(): String =
    StyledRuns(usualLinks).add(this).all.joinToString("") { it.text }

/** Returns the text cut to at most [length] characters, with an ellipsis as the last one. */
internal fun String.truncated(length: Int): String {
    val characters = characters()
    if (characters.size <= length) return this
    val shown = characters.take(length - 1).dropLastWhile { it.codePoints().allMatch(::isSpace) }
    return shown.joinToString("") + "…"
}

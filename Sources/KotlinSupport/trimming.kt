/** Returns the text without the given characters at its ends. */
internal fun String.trimming(characters: String): String {
    val trimmed = characters.characters().map { it.composed() }
    return characters()
        .dropWhile { it.composed() in trimmed }
        .dropLastWhile { it.composed() in trimmed }
        .joinToString("")
}

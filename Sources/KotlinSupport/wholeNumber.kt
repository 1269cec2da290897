/** Returns the integer that the text is, or null if it is not one. */
internal fun String.wholeNumber(): Long? =
    takeIf { it.matches(Regex("[+-]?[0-9]+")) }?.removePrefix("+")?.toLongOrNull()

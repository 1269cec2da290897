/** Returns the text without the suffix, if it ends with it. */
internal fun String.dropSuffix(suffix: String): String {
    if (!hasSuffix(suffix)) return this
    return characters().dropLast(suffix.characters().size).joinToString("")
}

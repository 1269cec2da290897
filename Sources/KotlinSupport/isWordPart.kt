/** Whether a pattern's `\w` matches the character. */
internal fun isWordPart(scalar: Int): Boolean = when (Character.getType(scalar).toByte()) {
    Character.DECIMAL_DIGIT_NUMBER,
    Character.NON_SPACING_MARK,
    Character.COMBINING_SPACING_MARK,
    Character.ENCLOSING_MARK,
    -> true
    else -> scalar == '_'.code || Character.isAlphabetic(scalar)
}

import android.icu.lang.UCharacter

/** Returns the text with its first letter capitalized and the others unchanged. */
internal fun DisplayContext.sentenceCased(text: String): String {
    val first = text.characters().firstOrNull() ?: return text
    return UCharacter.toTitleCase(locale, first, null) + text.substring(first.length)
}

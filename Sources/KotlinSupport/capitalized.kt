import android.icu.lang.UCharacter

/** Returns the text with the first letter of each word in upper case and the others in lower. */
internal fun DisplayContext.capitalized(text: String): String =
    // In Swift, a word also begins inside of an address.
    text.split(Regex("(?<=[.@])")).joinToString("") { UCharacter.toTitleCase(locale, it, null) }

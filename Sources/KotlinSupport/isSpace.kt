import android.icu.lang.UCharacter

/** Whether a character is white space by Unicode's definition, which includes line separators. */
internal fun isSpace(character: Int): Boolean = UCharacter.isUWhiteSpace(character)

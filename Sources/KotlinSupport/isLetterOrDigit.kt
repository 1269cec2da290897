import android.icu.lang.UCharacter
import android.icu.lang.UProperty

/** Whether a character is a letter or a number in any script. */
internal fun isLetterOrDigit(character: Int): Boolean = UCharacter.isUAlphabetic(character) ||
    UCharacter.getIntPropertyValue(character, UProperty.NUMERIC_TYPE) != 0

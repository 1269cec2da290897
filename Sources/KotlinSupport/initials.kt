import android.icu.lang.UCharacter
import java.util.Locale

/**
 * Returns the initials of at most [count] words: of the first words and the last one, as in `AL`
 * for Ada King Lovelace.
 *
 * Words without a letter or digit are skipped. If no word has one, the result is the first
 * character, such as an emoji.
 */
internal fun String.initials(count: Int): String {
    val words = mutableListOf<MutableList<String>>()
    var isInWord = false
    for (character in characters()) {
        val isLetter = !isSpace(character.codePointAt(0))
        if (isLetter && !isInWord) words.add(mutableListOf())
        if (isLetter) words.last().add(character)
        isInWord = isLetter
    }
    val letters = words.mapNotNull { word ->
        word.firstOrNull { isLetterOrDigit(it.codePointAt(0)) }
    }
    if (letters.isEmpty()) return words.firstOrNull()?.firstOrNull().orEmpty()
    val first = letters.take(maxOf(1, count - 1))
    val last = if (count > 1) letters.drop(first.size).takeLast(1) else emptyList()
    return (first + last).joinToString("") { letter ->
        val end = letter.offsetByCodePoints(0, 1)
        // In some scripts, title case is not the same as upper case.
        UCharacter.toTitleCase(Locale.ROOT, letter.substring(0, end), null) + letter.substring(end)
    }
}

import android.icu.lang.UCharacter
import android.icu.text.Normalizer2
import java.util.Locale

/**
 * Returns at most [length] characters around the first of the search words that the text contains;
 * around its beginning if it contains none. A longer text is cut between words.
 */
internal fun String.excerpt(words: String, length: Int): String {
    val characters = characters()
    if (characters.size <= length) return this
    val hit = characters.hits(words).firstOrNull() ?: (0..-1)
    val hitEnd = hit.last + 1
    val before = maxOf(2, length - (hitEnd - hit.first)) / 2
    var start = maxOf(0, minOf(hit.first - before, characters.size - length))
    var end = start + length
    val isBetween = { index: Int -> isSpace(characters[index].codePointAt(0)) }
    // An ellipsis takes the place of at least one character.
    if (end < characters.size) {
        end = (minOf(hitEnd, end) until end).lastOrNull(isBetween) ?: (end - 1)
    }
    if (start > 0) start = ((start until hit.first).firstOrNull(isBetween) ?: start) + 1
    val text = characters.subList(minOf(start, end), end).joinToString("").trimmed()
    return (if (start > 0) "…" else "") + text + if (end < characters.size) "…" else ""
}

/** Returns the text with the search words in bold, whatever their case and accents. */
internal fun String.highlighted(words: String): StyledText = styledText { builder ->
    val characters = characters()
    var start = 0
    for (hit in characters.hits(words)) {
        builder.addWords(characters.subList(start, hit.first).joinToString(""))
        builder.addWords(characters.slice(hit).joinToString(""), StyledText.Style.Strong)
        start = hit.last + 1
    }
    builder.addWords(characters.drop(start).joinToString(""))
}

/**
 * Returns the ranges of characters that are one of the search words, whatever their case and
 * accents.
 *
 * @param words Words with white space between them. If two begin at one character, the longer one
 *   counts.
 */
internal fun List<String>.hits(words: String): List<IntRange> {
    val wanted = words.words()
        .map { word -> word.characters().flatMap(::searchKey) }
        .filter { it.isNotEmpty() }
        .sortedByDescending { it.size }
    val keys = map(::searchKey)
    val hits = mutableListOf<IntRange>()
    var start = 0
    while (start < size) {
        val end = wanted.firstNotNullOfOrNull { endOfWord(it, keys.subList(start, size)) }
        if (end != null) hits += start until start + end
        start += end ?: 1
    }
    return hits
}

/** Returns how many characters with these keys are the word; null if they do not begin with it. */
private fun endOfWord(word: List<Int>, keys: List<List<Int>>): Int? {
    if (keys.first().isEmpty()) return null
    var length = 0
    keys.forEachIndexed { index, key ->
        if (word.drop(length).take(key.size) != key) return null
        length += key.size
        if (length == word.size) return index + 1
    }
    return null
}

/** Returns what characters that differ only in case and accents have in common: `ss` for ß. */
private fun searchKey(character: String): List<Int> {
    val letters = Normalizer2.getNFDInstance().normalize(character).codePoints().toArray()
        .filter { !isAccent(it) }
        .joinToString("") { String(Character.toChars(it)) }
    return UCharacter.toUpperCase(Locale.ROOT, letters).codePoints().toArray()
        .map(UCharacter::toLowerCase)
}

/**
 * Whether it is a combining mark, except vowels and tones of Telugu, Thai, Lao and Tibetan, which
 * have the classes between. (Unicode Standard Annex #44)
 */
private fun isAccent(scalar: Int): Boolean =
    UCharacter.getCombiningClass(scalar).let { it in 1..83 || it >= 200 }

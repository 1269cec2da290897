import android.icu.lang.UCharacter
import android.icu.lang.UProperty
import android.icu.text.BreakIterator
import java.util.Locale

/** Returns the text with the first letter of each word in upper case and the others in lower. */
internal fun DisplayContext.capitalized(text: String): String =
    // In Swift, a word also begins inside of an address.
    text.split(Regex("(?<=[.@])")).joinToString("") { UCharacter.toTitleCase(locale, it, null) }

/** Returns the text in lowercase letters, each converted on its own. */
internal fun String.lowercased(): String = buildString {
    for (character in this@lowercased.codePoints()) {
        append(String(Character.toChars(character)).lowercase(Locale.ROOT))
    }
}

/** Returns the text with its first letter capitalized and the others unchanged. */
internal fun DisplayContext.sentenceCased(text: String): String {
    val first = text.characters().firstOrNull() ?: return text
    return UCharacter.toTitleCase(locale, first, null) + text.substring(first.length)
}

/** Returns what users see as the characters of the text: an emoji is one, however long it is. */
internal fun String.characters(): List<String> {
    val breaks = BreakIterator.getCharacterInstance(Locale.ROOT)
    breaks.setText(this)
    val ends = generateSequence { breaks.next().takeIf { it != BreakIterator.DONE } }.toList()
    return ends.zip(listOf(0) + ends) { end, start -> substring(start, end) }
}

/** Returns the letters and signs of the text, each with its accents. */
internal fun String.letters(): List<String> =
    Regex("[^\\p{Mn}\\p{Me}]?[\\p{Mn}\\p{Me}]*").findAll(this)
        .map { it.value }
        .filter { it.isNotEmpty() }
        .toList()

/** Whether a character is a letter or a number in any script. */
internal fun isLetterOrDigit(character: Int): Boolean = UCharacter.isUAlphabetic(character) ||
    UCharacter.getIntPropertyValue(character, UProperty.NUMERIC_TYPE) != 0

/** Whether a character is a punctuation mark of ASCII. */
internal fun isPunctuation(character: Char?): Boolean =
    character in '!'..'/' || character in ':'..'@' || character in '['..'`' || character in '{'..'~'

/** Whether a character is white space by Unicode's definition, which includes line separators. */
internal fun isSpace(character: Int): Boolean = UCharacter.isUWhiteSpace(character)

/** Whether a pattern's `\w` matches the character. */
internal fun isWordPart(scalar: Int): Boolean = when (Character.getType(scalar).toByte()) {
    Character.DECIMAL_DIGIT_NUMBER,
    Character.NON_SPACING_MARK,
    Character.COMBINING_SPACING_MARK,
    Character.ENCLOSING_MARK,
    -> true
    else -> scalar == '_'.code || Character.isAlphabetic(scalar)
}

/** Whether the name of a character's general category in Unicode, such as `Lu`, begins so. */
internal fun hasCategory(scalar: Int, name: String): Boolean = UCharacter.getPropertyValueName(
    UProperty.GENERAL_CATEGORY,
    UCharacter.getType(scalar),
    UProperty.NameChoice.SHORT,
).startsWith(name)

/** Whether the text contains another one. A letter without its accent is another letter. */
internal fun String.containsText(text: String): Boolean =
    letters().pieces(text.letters()).size > 1

/** Whether the text begins with these characters. A letter without its accent is another one. */
internal fun String.hasPrefix(prefix: String): Boolean {
    val start = prefix.composed().characters()
    return composed().characters().take(start.size) == start
}

/** Whether the text ends with these characters. */
internal fun String.hasSuffix(suffix: String): Boolean {
    val end = suffix.composed().characters()
    return composed().characters().takeLast(end.size) == end
}

/** Returns the text without the prefix, if it begins with it. */
internal fun String.dropPrefix(prefix: String): String =
    if (hasPrefix(prefix)) characters().drop(prefix.characters().size).joinToString("") else this

/** Returns the text without the suffix, if it ends with it. */
internal fun String.dropSuffix(suffix: String): String {
    if (!hasSuffix(suffix)) return this
    return characters().dropLast(suffix.characters().size).joinToString("")
}

/** Returns the text with [new] in place of each [old]. */
internal fun String.replacing(old: String, new: String): String =
    letters().pieces(old.letters()).joinToString(new)

/** Returns the last part of a path, whether or not a slash follows it; empty if there is none. */
internal fun String.lastPathPart(): String = splitAt("/").lastOrNull().orEmpty()

/** Returns the lines of the text that are not empty. */
internal fun String.lineList(): List<String> =
    split(Regex("[\\n\\u000B\\f\\r\\u0085\\u2028\\u2029]")).filter { it.isNotEmpty() }

/** Returns the words of the text, between white space. */
internal fun String.words(): List<String> {
    val words = mutableListOf<StringBuilder>()
    var isInWord = false
    for (character in characters()) {
        val isLetter = !isSpace(character.codePointAt(0))
        if (isLetter && !isInWord) words += StringBuilder()
        if (isLetter) words.last().append(character)
        isInWord = isLetter
    }
    return words.map { it.toString() }
}

/** Returns how many times the text contains another one. Occurrences do not overlap. */
internal fun String.occurrences(text: String): Long =
    letters().pieces(text.letters()).size - 1L

/** Returns the text, padded on the left to at least [width] characters. */
internal fun String.padded(width: Int, with: String): String =
    with.repeat((width - characters().size).coerceAtLeast(0)) + this

/** Returns the digits, padded on the left. Zeros follow the minus sign: `-05`. */
internal fun Long.padded(width: Int, with: String): String {
    val text = toString()
    if (this >= 0 || with != "0") return text.padded(width, with)
    return "-" + text.drop(1).padded(width - 1, with)
}

/** Returns the text without white space and line breaks at its ends. */
internal fun String.trimmed(): String = trim { it in blanks }

private val blanks = ('\t'..'\r') + ('\u2000'..'\u200B') +
    listOf(' ', '\u0085', '\u00A0', '\u1680', '\u2028', '\u2029', '\u202F', '\u205F', '\u3000')

/** Returns the text without the given characters at its ends. */
internal fun String.trimming(characters: String): String {
    val trimmed = characters.characters().map { it.composed() }
    return characters()
        .dropWhile { it.composed() in trimmed }
        .dropLastWhile { it.composed() in trimmed }
        .joinToString("")
}

/** Returns the text cut to at most [length] characters, with an ellipsis as the last one. */
internal fun String.truncated(length: Int): String {
    val characters = characters()
    if (characters.size <= length) return this
    val shown = characters.take(length - 1).dropLastWhile { it.codePoints().allMatch(::isSpace) }
    return shown.joinToString("") + "…"
}

/**
 * Returns the initials of at most [count] words: of the first words and the last one, as in `AL`
 * for Ada King Lovelace.
 *
 * Words without a letter or digit are skipped. If no word has one, the result is the first
 * character, such as an emoji.
 */
internal fun String.initials(count: Int): String {
    val words = words().map { it.characters() }
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

/**
 * Masks all letters and digits except the last [visible] ones: `•••• 1234`. If there are no more
 * than these, all of them are masked. With an empty mask, the text begins with the first that is
 * not.
 */
internal fun String.masked(visible: Int, mask: String = "•"): String {
    val characters = characters()
    fun isSecret(character: String) = character.codePoints().anyMatch(::isLetterOrDigit)
    val secrets = characters.count(::isSecret)
    var covered = if (secrets > visible) secrets - visible else secrets
    return characters.fold("") { text, character ->
        val isHidden = covered > 0 && isSecret(character)
        if (isHidden) covered -= 1
        val isShown = mask.isNotEmpty() || text.isNotEmpty() || isSecret(character)
        text + if (isHidden) mask else if (isShown) character else ""
    }
}

/** Whether the version is older: `1.9` is older than `1.10`, and `2.0.0-beta.1` than `2.0`. */
internal fun String.isOlderVersion(than: String): Boolean {
    val (release, preRelease) = versionParts(this)
    val (otherRelease, otherPreRelease) = versionParts(than)
    val order = compareVersions(release, otherRelease)
    return when {
        order != 0 -> order < 0
        preRelease.isEmpty() || otherPreRelease.isEmpty() -> preRelease.size > otherPreRelease.size
        else -> compareVersions(preRelease, otherPreRelease) < 0
    }
}

private val wholeNumeral = Regex("[0-9]*")

/** Returns the release and the pre-release. Numbers have no leading zeros. */
private fun versionParts(text: String): Pair<List<String>, List<String>> {
    val version = text.trimStart('v', 'V').substringBefore('+')
    val parts = { part: String ->
        part.split('.').map { if (wholeNumeral.matches(it)) it.trimStart('0') else it }
    }
    val preRelease = version.substringAfter('-', "")
    val release = parts(version.substringBefore('-')).dropLastWhile { it.isEmpty() }
    return release to if (preRelease.isEmpty()) emptyList() else parts(preRelease)
}

/** Compares the first parts that differ. Numbers come before other parts. */
private fun compareVersions(left: List<String>, right: List<String>): Int {
    val order = compareBy<String> { !wholeNumeral.matches(it) }
        .thenBy { if (wholeNumeral.matches(it)) it.length else 0 }
        .then(textOrder)
    return left.zip(right).map { (part, other) -> order.compare(part, other) }
        .firstOrNull { it != 0 } ?: left.size.compareTo(right.size)
}

import java.util.Locale

/** Returns the text in lowercase letters, each converted on its own. */
internal fun String.lowercased(): String = buildString {
    for (character in this@lowercased.codePoints()) {
        append(String(Character.toChars(character)).lowercase(Locale.ROOT))
    }
}

/** Returns the parts of the text between the separators that are not empty. */
internal fun String.splitAt(separator: String): List<String> =
    characters().pieces(separator.characters()).filter { it.isNotEmpty() }

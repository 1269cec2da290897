/** Returns the text without the prefix, if it begins with it. */
internal fun String.dropPrefix(prefix: String): String =
    if (hasPrefix(prefix)) characters().drop(prefix.characters().size).joinToString("") else this

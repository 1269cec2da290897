/** Returns the text with [new] in place of each [old]. */
internal fun String.replacing(old: String, new: String): String =
    letters().pieces(old.letters()).joinToString(new)

/** Returns the text without white space and line breaks at its ends. */
internal fun String.trimmed(): String = trim { it in blanks }

private val blanks = ('\t'..'\r') + ('\u2000'..'\u200B') +
    listOf(' ', '\u0085', '\u00A0', '\u1680', '\u2028', '\u2029', '\u202F', '\u205F', '\u3000')

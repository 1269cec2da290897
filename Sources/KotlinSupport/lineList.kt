/** Returns the lines of the text that are not empty. */
internal fun String.lineList(): List<String> =
    split(Regex("[\\n\\u000B\\f\\r\\u0085\\u2028\\u2029]")).filter { it.isNotEmpty() }

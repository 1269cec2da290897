/** Returns a list such as `a, b, & c`. */
internal fun DisplayContext.shortList(items: List<String>, isOr: Boolean = false): String =
    list(items, isOr, listOf(shortListWords, listWords))

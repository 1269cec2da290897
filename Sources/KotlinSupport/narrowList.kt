/** Returns a list such as `a, b, c`. */
internal fun DisplayContext.narrowList(items: List<String>, isOr: Boolean = false): String =
    list(items, isOr, listOf(narrowListWords, shortListWords, listWords))

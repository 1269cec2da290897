/** Whether the text contains another one. A letter without its accent is another letter. */
internal fun String.containsText(text: String): Boolean =
    letters().pieces(text.letters()).size > 1

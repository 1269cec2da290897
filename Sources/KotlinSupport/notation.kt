/** Returns the text with its marks in Markdown, as examples write it. */
internal fun notation(text: StyledText?): String? = text?.let { StyledNotation(it).notation() }

/** Writes a text in Markdown, in which a mark neither begins nor ends with a space. */
private class StyledNotation(private val styled: StyledText) {
    private val written = StringBuilder()
    private val open = mutableListOf<StyledText.Span>()
    private var spaces = ""

    fun notation(): String {
        val ends = styled.spans.flatMap { listOf(it.start, it.end) } + listOf(0, styled.text.length)
        ends.distinct().sorted().zipWithNext { start, end -> add(start, end) }
        close(0)
        return "$written$spaces"
    }

    private fun add(start: Int, end: Int) {
        val part = styled.text.substring(start, end)
        val spans = styled.spans.filter { it.start <= start && it.end >= end }
        val isCode = spans.any { it.style == StyledText.Style.Code }
        val words = if (isCode) part else part.trimStart()
        close(open.takeWhile { it in spans }.size)
        if (words.isEmpty()) {
            spaces += part
            return
        }
        written.append(spaces).append(part.removeSuffix(words))
        // A style that lasts longer begins outside.
        spans.filter { it !in open && it.style != StyledText.Style.Code }
            .sortedByDescending { it.end }
            .forEach(::begin)
        val shown = if (isCode) words else words.trimEnd()
        written.append(if (isCode) code(words) else escaped(shown))
        spaces = words.removePrefix(shown)
    }

    private fun begin(span: StyledText.Span) {
        open += span
        when (val style = span.style) {
            is StyledText.Style.Link -> {
                // With one of these signs, a link would be an image or a token.
                if (written.endsWith("!") || written.endsWith("^")) {
                    written.insert(written.length - 1, '\\')
                }
                written.append("[")
            }
            is StyledText.Style.Token -> written.append("^[")
            else -> written.append(mark(style))
        }
    }

    private fun close(count: Int) {
        while (open.size > count) {
            written.append(
                when (val style = open.removeAt(open.lastIndex).style) {
                    is StyledText.Style.Link ->
                        "](${style.url.replace("(", "\\(").replace(")", "\\)")})"
                    is StyledText.Style.Token -> "](${style.name})"
                    else -> mark(style)
                },
            )
        }
    }

    private fun mark(style: StyledText.Style): String = when (style) {
        StyledText.Style.Strong -> "**"
        StyledText.Style.Emphasized -> "*"
        StyledText.Style.StruckThrough -> "~~"
        else -> ""
    }

    /** The code in more backticks than it contains. */
    private fun code(text: String): String {
        val longest = Regex("`+").findAll(text).maxOfOrNull { it.value.length } ?: 0
        val fence = "`".repeat(longest + 1)
        val isClear = !text.startsWith('`') && !text.endsWith('`')
        val isTrimmed = text.startsWith(' ') && text.endsWith(' ') && text.any { it != ' ' }
        return if (isClear && !isTrimmed) "$fence$text$fence" else "$fence $text $fence"
    }

    private fun escaped(text: String): String = text.replace(Regex("[\\\\`*_~\\[\\]<]"), "\\\\$0")
}

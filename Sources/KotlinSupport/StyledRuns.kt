/** Reads texts in Markdown. Neighbors in [all] can have the same styles. */
internal class StyledRuns(private val links: Set<String>) {
    val all = mutableListOf<StyledRun>()

    /** Adds a text of the spec with its values. */
    fun add(markdown: String, values: StyledValues): StyledRuns =
        apply { add(MarkdownReader(markdown, hasTokens = true), values) }

    /** Adds a text of the data with its own marks. */
    fun add(markdown: String): StyledRuns =
        apply { add(MarkdownReader(markdown, hasTokens = false), StyledValues()) }

    private fun add(markdown: MarkdownReader, values: StyledValues) {
        for (part in markdown.read()) {
            val target = part.target?.let { values.contents(markdown.text, it) }
            // Nothing is escaped in an address such as `<https://example.com>`.
            val isAddress = part.target == part.range
            val link = target?.let { linkUrl(it, isAddress, links) }?.let(StyledText.Style::Link)
            val token = part.token?.let { StyledText.Style.Token(markdown.text.substring(it)) }
            val styles = part.marks + listOfNotNull(link, token)
            for (piece in values.contents(markdown.text, part.range)) {
                when (piece) {
                    is StyledPiece.Literal -> add(literal(piece.text, styles), styles)
                    is StyledPiece.Value -> add(piece.text.isolatingDirections(), styles)
                    is StyledPiece.Markdown -> addInside(StyledRuns(links).add(piece.text), styles)
                }
            }
        }
    }

    private fun literal(text: String, styles: Set<StyledText.Style>): String =
        if (StyledText.Style.Code in styles) text.replace('\n', ' ') else text

    private fun addInside(runs: StyledRuns, outer: Set<StyledText.Style>) {
        val isInLink = outer.any { it is StyledText.Style.Link }
        for (run in runs.all) {
            val own = run.styles.filter { !isInLink || it !is StyledText.Style.Link }
            add(run.text.isolatingDirections(), outer + own)
        }
    }

    private fun add(words: String, styles: Set<StyledText.Style>) {
        if (words.isNotEmpty()) all += StyledRun(words, styles)
    }

    fun text(): StyledText {
        val text = StringBuilder()
        val spans = mutableListOf<StyledText.Span>()
        val last = mutableMapOf<StyledText.Style, Int>()
        for (run in all) {
            val start = text.length
            text.append(run.text)
            for (style in run.styles.sortedBy { it.rank }) {
                val index = last[style]?.takeIf { spans[it].end == start }
                if (index != null) {
                    spans[index] = spans[index].copy(end = text.length)
                } else {
                    last[style] = spans.size
                    spans += StyledText.Span(start, text.length, style)
                }
            }
        }
        return StyledText(text.toString(), spans)
    }

    private val StyledText.Style.rank: Int
        get() = when (this) {
            is StyledText.Style.Token -> 0
            is StyledText.Style.Link -> 1
            StyledText.Style.Strong -> 2
            StyledText.Style.Emphasized -> 3
            StyledText.Style.StruckThrough -> 4
            StyledText.Style.Code -> 5
        }
}

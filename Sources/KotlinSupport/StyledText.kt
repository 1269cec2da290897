/** A text with marks and links, which the app makes an AnnotatedString or a Spannable. */
data class StyledText(val text: String, val spans: List<Span> = emptyList()) {
    /** A style of the part of the text from [start] up to [end]. */
    data class Span(val start: Int, val end: Int, val style: Style)

    /** How a part of a text is shown. */
    sealed interface Style {
        /** As the token of this name. */
        data class Token(val name: String) : Style

        data class Link(val url: String) : Style

        data object Strong : Style

        data object Emphasized : Style

        data object StruckThrough : Style

        /** In a fixed width. */
        data object Code : Style
    }
}

/** A piece of a text in Markdown: words of the spec or a value, whose characters are not marks. */
internal sealed interface StyledPiece {
    class Literal(val text: String) : StyledPiece

    class Value(val text: String) : StyledPiece

    /** A value whose own marks apply. */
    class Markdown(val text: String) : StyledPiece
}

/** A part of a text that has the same styles. */
internal class StyledRun(val text: String, val styles: Set<StyledText.Style>)

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

/** The values in a text in Markdown, which has a [PLACE] for each of them. */
internal class StyledValues {
    private val values = mutableListOf<StyledPiece>()

    /** Returns the place of a value that is shown as it is. */
    fun text(value: Any): Char = place(StyledPiece.Value(value.toString()))

    /** Returns the place of a value that is shown with its own marks. */
    fun markdown(value: String): Char = place(StyledPiece.Markdown(value))

    private fun place(value: StyledPiece): Char {
        values += value
        return PLACE
    }

    /** Returns what is in a part of the text that has these values. */
    fun contents(text: String, part: IntRange): List<StyledPiece> = buildList {
        var start = part.first
        var place = text.indexOf(PLACE)
        for (value in values) {
            if (place in part) {
                if (start < place) add(StyledPiece.Literal(text.substring(start, place)))
                add(value)
                start = place + 1
            }
            place = text.indexOf(PLACE, place + 1)
        }
        if (start <= part.last) add(StyledPiece.Literal(text.substring(start..part.last)))
    }

    companion object {
        /** No text of a spec contains half of a surrogate pair. */
        const val PLACE = '\uD800'
    }
}

/**
 * Returns the text that [template] writes in Markdown.
 *
 * The values in it are data: they can neither begin nor end a mark. A link with another scheme than
 * [links] is text.
 */
internal fun styledText(
    links: Set<String> = usualLinks,
    template: (StyledValues) -> String,
): StyledText {
    val values = StyledValues()
    return StyledRuns(links).add(template(values), values).text()
}

/** Returns the parts of a list between the places that are equal to [separator]. */
internal fun List<String>.pieces(separator: List<String>): List<String> {
    val wanted = separator.map { it.composed() }
    val composed = map { it.composed() }
    val pieces = mutableListOf(StringBuilder())
    var index = 0
    while (index < size) {
        val end = index + wanted.size
        if (wanted.isNotEmpty() && end <= size && composed.subList(index, end) == wanted) {
            pieces += StringBuilder()
            index = end
        } else {
            pieces.last().append(this[index++])
        }
    }
    return pieces.map { it.toString() }
}

/** Returns the runs of adjacent elements with equal keys. */
internal inline fun <T> List<T>.runsOf(key: (T) -> Any?): List<List<T>> {
    val runs = mutableListOf<MutableList<T>>()
    var runKey: Any? = null
    for (element in this) {
        val elementKey = key(element)
        val run = runs.lastOrNull()
        if (run != null && runKey == elementKey) run += element else runs += mutableListOf(element)
        runKey = elementKey
    }
    return runs
}

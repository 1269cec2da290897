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

/** Builds a text with marks. Its links have one of the schemes [links]. */
internal class StyledTextBuilder(val links: Set<String>) {
    private val text = StringBuilder()
    private val spans = mutableListOf<StyledText.Span>()
    private val last = mutableMapOf<StyledText.Style, Int>()

    /** Adds words with these styles. */
    fun addWords(words: String, vararg styles: StyledText.Style?): StyledTextBuilder =
        add(words, setOfNotNull(*styles))

    /** Adds a value, which does not change the direction of what follows. */
    fun addValue(value: Any, vararg styles: StyledText.Style?): StyledTextBuilder =
        add(value.toString().isolatingDirections(), setOfNotNull(*styles))

    /** Adds words with these styles. */
    fun add(words: String, styles: Set<StyledText.Style>): StyledTextBuilder {
        val start = text.length
        if (words.isEmpty()) return this
        text.append(words)
        for (style in styles.sortedBy { it.rank }) {
            val index = last[style]?.takeIf { spans[it].end == start }
            if (index != null) {
                spans[index] = spans[index].copy(end = text.length)
            } else {
                last[style] = spans.size
                spans += StyledText.Span(start, text.length, style)
            }
        }
        return this
    }

    /** Adds a text with its styles. */
    fun add(part: StyledText): StyledTextBuilder {
        for ((words, styles) in part.styleRuns()) add(words, styles)
        return this
    }

    /**
     * Returns a link; null if its scheme is not allowed.
     *
     * [rest] has values, which are percent-encoded, and words in turns.
     */
    fun link(start: String, vararg rest: Any): StyledText.Style.Link? =
        linkUrl(start, rest.map { it.toString() }, links)?.let(StyledText.Style::Link)

    fun build(): StyledText = StyledText(text.toString(), spans)

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

/** Returns the text to which [add] adds words and values with their styles. */
internal fun styledText(
    links: Set<String> = usualLinks,
    add: (StyledTextBuilder) -> StyledTextBuilder,
): StyledText = add(StyledTextBuilder(links)).build()

/**
 * Returns the texts that are not empty, with [separator] between them. Each is isolated if its
 * direction must not change what is around it.
 */
internal fun List<StyledText>.joined(
    separator: String = "",
    isIsolated: Boolean = false,
): StyledText = styledText { builder ->
    val parts = filter { it.text.isNotEmpty() }
    parts.forEachIndexed { index, part ->
        if (index > 0) builder.addWords(separator)
        if (isIsolated) builder.addWords("\u2068")
        builder.add(part)
        if (isIsolated) builder.addWords("\u2069")
    }
    builder
}

/** Adds a value that has styles of its own. A link replaces those of the value. */
internal fun StyledTextBuilder.addMarked(
    value: StyledText,
    vararg styles: StyledText.Style?,
): StyledTextBuilder {
    val outer = setOfNotNull(*styles)
    val isInLink = outer.any { it is StyledText.Style.Link }
    for ((words, own) in value.styleRuns()) {
        val kept = own.filter { !isInLink || it !is StyledText.Style.Link }
        add(words.isolatingDirections(), outer + kept)
    }
    return this
}

/** Returns the parts between the places where a style begins or ends, with their styles. */
internal fun StyledText.styleRuns(): List<Pair<String, Set<StyledText.Style>>> {
    val places = spans.flatMap { listOf(it.start, it.end) } + listOf(0, text.length)
    return places.distinct().sorted().zipWithNext { start, end ->
        val own = spans.filter { it.start <= start && end <= it.end }.map { it.style }
        text.substring(start, end) to own.toSet()
    }
}

/**
 * Returns the text cut to at most [length] characters. An ellipsis, with the styles of the words
 * before it, is the last one.
 */
internal fun StyledText.truncatedWords(length: Int): StyledText {
    val shown = text.truncated(length)
    if (shown == text) return this
    val end = shown.length - 1
    val kept = spans.filter { it.start < end }
    return StyledText(shown, kept.map { if (it.end < end) it else it.copy(end = shown.length) })
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

/** A part of a text in Markdown, from [start] up to [end]. */
internal class MarkdownPart(var start: Int, var end: Int) {
    val range: IntRange
        get() = start..<end

    val marks = mutableSetOf<StyledText.Style>()

    /** Where the target of its link is; null if the part is in no link. */
    var target: IntRange? = null

    /** Where the name of its token is; null if it has none. */
    var token: IntRange? = null
}

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

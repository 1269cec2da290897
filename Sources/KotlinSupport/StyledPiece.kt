/** A piece of a text in Markdown: words of the spec or a value, whose characters are not marks. */
internal sealed interface StyledPiece {
    class Literal(val text: String) : StyledPiece

    class Value(val text: String) : StyledPiece

    /** A value whose own marks apply. */
    class Markdown(val text: String) : StyledPiece
}

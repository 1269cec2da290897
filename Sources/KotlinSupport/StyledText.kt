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

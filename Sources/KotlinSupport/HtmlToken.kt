/** A part of HTML. */
internal sealed interface HtmlToken {
    class Words(val text: String) : HtmlToken

    /** A tag with what its attributes say. */
    class Start(val name: String, val isHidden: Boolean, val isOpen: Boolean) : HtmlToken

    class End(val name: String) : HtmlToken
}

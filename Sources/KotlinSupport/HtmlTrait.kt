/** What some elements mean for the text of HTML. */
internal enum class HtmlTrait(names: String) {
    BLOCK(
        "address article aside blockquote caption center dd details dialog dir div dl dt " +
            "fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li " +
            "listing main menu nav ol optgroup option p plaintext pre search section summary " +
            "table ul xmp",
    ),

    /** Keeps spaces and line breaks. */
    PREFORMATTED("listing plaintext pre xmp"),
    HEADING("h1 h2 h3 h4 h5 h6"),

    /** Means nothing outside of a table. */
    OF_TABLE("caption col colgroup tbody td tfoot th thead tr"),

    /** Is not shown. */
    INVISIBLE(
        "area audio base basefont canvas datalist iframe link meta noembed noframes noscript " +
            "param rp script style svg template textarea title video",
    ),

    /** Has no content. */
    VOID("area base basefont br col embed hr img input link meta param source track wbr"),

    /** Has text without tags. */
    RAW("iframe noembed noframes noscript script style textarea title xmp plaintext"),
    ;

    val names = names.split(' ').toSet()

    operator fun contains(name: String): Boolean = name in names
}

/**
 * Returns the text that a browser shows for HTML: paragraphs, items and `<br>` become lines, and
 * what a browser does not show is left out.
 */
internal fun String.htmlText(): String =
    HtmlReader(HtmlScanner(this), hasStyles = false).read().joinToString("") { it.words }

/**
 * Returns the text of HTML with the marks of the standard's style sheet. Its links have one of the
 * schemes.
 */
internal fun String.styledHtml(links: Set<String> = usualLinks): StyledText =
    styledText(links) { builder ->
        for ((words, style) in HtmlReader(HtmlScanner(this), hasStyles = true).read()) {
            val marks = style.marks.map { mark ->
                when (mark) {
                    HtmlTrait.STRONG -> StyledText.Style.Strong
                    HtmlTrait.EMPHASIZED -> StyledText.Style.Emphasized
                    HtmlTrait.STRUCK_THROUGH -> StyledText.Style.StruckThrough
                    else -> StyledText.Style.Code
                }
            }
            val link = style.link?.let { builder.link(it) }
            builder.add(words, marks.toSet() + setOfNotNull(link))
        }
        builder
    }

/** Reads the tags of HTML and writes the lines of its text. */
internal class HtmlReader(private val scanner: HtmlScanner, hasStyles: Boolean) {
    private val lines = HtmlLines()

    /** The open blocks, and parts of tables, from the outside in. */
    private val open = mutableListOf<String>()
    private val outerStyles = mutableListOf<HtmlStyles?>()

    /** null if only the words are read. */
    private var styles = if (hasStyles) HtmlStyles() else null
        set(value) {
            field = value
            lines.style = value?.current ?: HtmlStyle()
        }
    private val openCounts = mutableMapOf<String, Int>()
    private val tables = mutableListOf<Table>()

    /** The element that is left out with everything in it. */
    private var hidden: Hidden? = null

    private class Table(var hasRow: Boolean = false, var hasCell: Boolean = false)

    /** @property depth how many elements of this name are open in it. */
    private class Hidden(val name: String, var depth: Int = 0)

    /** Returns the text in parts. */
    fun read(): List<HtmlPart> {
        while (true) {
            when (val token = scanner.next() ?: return lines.parts) {
                is HtmlToken.Words -> if (hidden == null) lines.add(token.text)
                is HtmlToken.Start -> start(token)
                is HtmlToken.End -> end(token.name)
            }
        }
    }

    private fun start(tag: HtmlToken.Start) {
        val name = tag.name
        if (name in HtmlTrait.BLOCK && hidden?.name == "p") hidden = null
        val around = hidden
        if (around != null) {
            if (name == around.name) around.depth += 1
            scanner.skipContent(name)
            return
        }
        if (tables.isEmpty() && name in HtmlTrait.OF_TABLE) return
        if (name == "form" && isOpen(name)) return
        closeBefore(name)
        val isHidden = tag.isHidden || name == "dialog" && !tag.isOpen
        if (isHidden || name in HtmlTrait.INVISIBLE) {
            if (!scanner.skipContent(name) && name !in HtmlTrait.VOID) hidden = Hidden(name)
            return
        }
        when (name) {
            "br" -> lines.breakLine()
            "hr" -> lines.require(1)
            "table" -> {
                open(name)
                tables += Table()
            }
            "tr" -> startRow()
            "td", "th", "caption" -> startCell(name)
            in HtmlTrait.BLOCK -> startBlock(name)
            else -> styles = styles?.start(tag)
        }
    }

    /** A block ends the paragraph before it, and a heading or an item the one before it. */
    private fun closeBefore(name: String) {
        if (name in HtmlTrait.BLOCK) close("p")
        val last = open.lastOrNull().orEmpty()
        if (name in HtmlTrait.HEADING && last in HtmlTrait.HEADING) closeLast()
        if (name == "li") closeItem("li")
        if (name == "dd" || name == "dt") closeItem("dd", "dt")
    }

    private fun startBlock(name: String) {
        lines.require(breaksAround(name))
        open(name)
        if (name !in HtmlTrait.PREFORMATTED) return
        lines.preserved += 1
        if (name == "pre") scanner.skipNewline() else scanner.readContent(name)
    }

    private fun breaksAround(name: String): Int = if (name == "p") 2 else 1

    private fun end(name: String) {
        val around = hidden
        when {
            around != null -> when {
                name != around.name -> Unit
                around.depth == 0 -> hidden = null
                else -> around.depth -= 1
            }
            name == "br" -> lines.breakLine()
            // The end of a paragraph that is not open is an empty paragraph.
            name == "p" -> if (!close(name)) lines.require(2)
            // The end of a heading ends the innermost one, whatever its level.
            name in HtmlTrait.HEADING -> closeHeading()
            else -> if (!close(name)) styles = styles?.end(name)
        }
    }

    private fun closeHeading() {
        if (HtmlTrait.HEADING.names.any(::isOpen)) close(open.last { it in HtmlTrait.HEADING })
    }

    private fun startRow() {
        closeParts()
        val table = tables.lastOrNull() ?: return
        if (table.hasRow) lines.breakLine() else lines.require(1)
        table.hasRow = true
        table.hasCell = false
    }

    private fun startCell(name: String) {
        closeParts()
        val table = tables.lastOrNull() ?: return
        if (table.hasCell) lines.addTab() else if (!table.hasRow) lines.require(1)
        open(name)
        table.hasRow = true
        table.hasCell = name != "caption"
    }

    /** Closes what is open in the innermost table. */
    private fun closeParts() {
        while (open.isNotEmpty() && open.last() != "table") closeLast()
    }

    private fun isOpen(name: String): Boolean = (openCounts[name] ?: 0) > 0

    private fun open(name: String) {
        open += name
        outerStyles += styles
        styles = styles?.startBlock(name)
        openCounts[name] = (openCounts[name] ?: 0) + 1
    }

    /** Closes the innermost block of this name and those in it. Returns false if none is open. */
    private fun close(name: String): Boolean {
        if (!isOpen(name)) return false
        do {
            val last = closeLast()
        } while (last != null && last != name)
        return true
    }

    /** Closes the item that is open in the innermost list. */
    private fun closeItem(vararg names: String) {
        if (names.none(::isOpen)) return
        val inner = open.lastOrNull { it !in setOf("address", "div", "p") }
        if (inner != null && inner in names) close(inner)
    }

    private fun closeLast(): String? {
        val name = open.removeLastOrNull() ?: return null
        openCounts[name] = (openCounts[name] ?: 1) - 1
        val outer = outerStyles.removeLastOrNull() ?: HtmlStyles()
        styles = styles?.endBlock(outer, isCell = name in HtmlTrait.OF_TABLE)
        if (name in HtmlTrait.PREFORMATTED) lines.preserved -= 1
        if (name == "table") tables.removeLastOrNull()
        if (name in HtmlTrait.BLOCK) lines.require(breaksAround(name))
        return name
    }
}

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

    // What the standard's style sheet marks.
    STRONG("b h1 h2 h3 h4 h5 h6 strong th"),
    EMPHASIZED("address cite dfn em i var"),
    STRUCK_THROUGH("del s strike"),
    CODE("code kbd listing plaintext pre samp tt xmp"),

    /** Goes on in the next block, unless it is closed. */
    FORMATTING("b code em i s strike strong tt"),
    ;

    val names = names.split(' ').toSet()

    operator fun contains(name: String): Boolean = name in names

    companion object {
        private val marks = setOf(STRONG, EMPHASIZED, STRUCK_THROUGH, CODE)

        fun marksOf(name: String): Set<HtmlTrait> = marks.filter { name in it }.toSet()
    }
}

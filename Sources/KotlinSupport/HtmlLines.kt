/** Collects the lines of a text, in which spaces collapse as in HTML. */
internal class HtmlLines {
    private val written = StringBuilder()

    /** The styles of the characters, each with the position of the first one. */
    private val styles = mutableListOf<Pair<Int, HtmlStyle>>()

    /** The style of what follows. */
    var style = HtmlStyle()

    /** The number of line breaks that are needed before the next character. */
    private var breaks = 0
    private var hasSpace = false
    private var spaceStyle = HtmlStyle()
    private var isAtStart = true

    /** How many open elements keep spaces and line breaks. */
    var preserved = 0

    /** The lines without spaces and line breaks at both ends. Neighbors have different styles. */
    val parts: List<HtmlPart>
        get() {
            val isBlank = { character: Char -> character in "\t\n " }
            val first = written.indexOfFirst { !isBlank(it) }
            val end = written.indexOfLast { !isBlank(it) } + 1
            val ends = styles.drop(1).map { it.first } + written.length
            return styles.zip(ends) { (start, style), next ->
                val own = maxOf(start, first)..<minOf(next, end)
                if (own.isEmpty()) null else HtmlPart(written.substring(own), style)
            }.filterNotNull()
        }

    /** Ends the line, so that at least [count] line breaks separate what follows from it. */
    fun require(count: Int) {
        breaks = maxOf(breaks, count)
        hasSpace = false
        isAtStart = true
    }

    /** Adds a line break, in addition to those that blocks require. */
    fun breakLine() = addSeparator('\n')

    fun addTab() = addSeparator('\t')

    private fun addSeparator(separator: Char) {
        addBreaks()
        write(separator, style)
        hasSpace = false
        isAtStart = true
    }

    fun add(text: String) {
        for (character in text) {
            when {
                character == '\u0000' -> Unit
                character !in "\t\n\u000C\r " -> addVisible(character)
                preserved > 0 -> {
                    addBreaks()
                    write(character, style)
                }
                !hasSpace -> {
                    hasSpace = !isAtStart
                    spaceStyle = style
                }
            }
        }
    }

    private fun addVisible(character: Char) {
        addBreaks()
        if (hasSpace) write(' ', spaceStyle)
        write(character, style)
        hasSpace = false
        isAtStart = false
    }

    private fun addBreaks() {
        if (written.isNotEmpty()) repeat(breaks) { write('\n', HtmlStyle()) }
        breaks = 0
    }

    private fun write(character: Char, style: HtmlStyle) {
        // Code in Markdown has one line.
        val own = if (character == '\n') style.copy(marks = style.marks - HtmlTrait.CODE) else style
        if (styles.lastOrNull()?.second != own) styles += written.length to own
        written.append(character)
    }
}

/** A part of the text of HTML. */
internal data class HtmlPart(val words: String, val style: HtmlStyle)

/** How a part of HTML is shown. */
internal data class HtmlStyle(val marks: Set<HtmlTrait> = emptySet(), val link: String? = null)

/** The open elements that have a style. */
internal data class HtmlStyles(
    /** The marks of the open blocks. */
    private val blocks: Set<HtmlTrait> = emptySet(),
    private val link: String? = null,
    /** How many of the other elements are open, by name, and how many were when the block began. */
    private val open: Map<String, Int> = emptyMap(),
    private val outside: Map<String, Int> = emptyMap(),
) {
    val current: HtmlStyle
        get() = HtmlStyle(blocks + open.keys.flatMap { HtmlTrait.marksOf(it) }, link)

    /** A link ends the one before it. */
    fun start(tag: HtmlToken.Start): HtmlStyles = when {
        tag.name == "a" -> copy(link = tag.link)
        HtmlTrait.marksOf(tag.name).isEmpty() -> this
        else -> copy(open = open + (tag.name to (open[tag.name] ?: 0) + 1))
    }

    fun end(name: String): HtmlStyles {
        if (name == "a") return copy(link = null)
        val count = open[name] ?: return this
        // Only formatting elements can be ended by a block in them.
        if (count <= (outside[name] ?: 0) && name !in HtmlTrait.FORMATTING) return this
        return copy(open = if (count > 1) open + (name to count - 1) else open - name)
    }

    fun startBlock(name: String): HtmlStyles =
        copy(blocks = blocks + HtmlTrait.marksOf(name), outside = open)

    /** Ends a block. Formatting elements that began in it go on behind it, unless it is a cell. */
    fun endBlock(outer: HtmlStyles, isCell: Boolean): HtmlStyles {
        if (isCell) return outer
        val others = outer.open.filterKeys { it !in HtmlTrait.FORMATTING }
        val kept = open.filterKeys { it in HtmlTrait.FORMATTING }
        return outer.copy(link = link, open = others + kept)
    }
}

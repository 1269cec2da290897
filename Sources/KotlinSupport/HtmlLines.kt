/** Collects the lines of a text, in which spaces collapse as in HTML. */
internal class HtmlLines {
    private val written = StringBuilder()

    /** The number of line breaks that are needed before the next character. */
    private var breaks = 0
    private var hasSpace = false
    private var isAtStart = true

    /** How many open elements keep spaces and line breaks. */
    var preserved = 0

    /** The lines without spaces and line breaks at both ends. */
    val text: String
        get() = written.trim('\t', '\n', ' ').toString()

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
        written.append(separator)
        hasSpace = false
        isAtStart = true
    }

    fun add(text: String) {
        for (character in text) {
            when {
                character == '\u0000' -> Unit
                character !in "\t\n\u000C\r " -> addVisible(character)
                preserved == 0 -> hasSpace = !isAtStart
                else -> {
                    addBreaks()
                    written.append(character)
                }
            }
        }
    }

    private fun addVisible(character: Char) {
        addBreaks()
        if (hasSpace) written.append(' ')
        written.append(character)
        hasSpace = false
        isAtStart = false
    }

    private fun addBreaks() {
        if (written.isNotEmpty()) repeat(breaks) { written.append('\n') }
        breaks = 0
    }
}

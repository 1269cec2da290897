/** Reads the target of a link from [position] on: `(https://…)` or `(<https://…> "title")`. */
internal class MarkdownTarget(private val text: String, position: Int) {
    /** The position behind the target. */
    var position = position
        private set

    private val next: Char
        get() = text.getOrNull(position) ?: '\u0000'

    /** Returns the range of the target without its brackets; null if there is none. */
    fun read(): IntRange? {
        if (next != '(') return null
        position += 1
        skipSpaces()
        val target = (if (next == '<') enclosedTarget() else plainTarget()) ?: return null
        val end = position
        skipSpaces()
        if (position > end) skipTitle()
        if (next != ')') return null
        position += 1
        return target
    }

    private fun enclosedTarget(): IntRange? {
        position += 1
        val start = position
        while (position < text.length && next != '\n' && next != '<') {
            if (next == '>') {
                position += 1
                return start..<position - 1
            }
            skipCharacter()
        }
        return null
    }

    /** A target without spaces, whose parentheses are paired. */
    private fun plainTarget(): IntRange? {
        val start = position
        var depth = 0
        while (position < text.length && next > ' ') {
            if (next == ')' && depth == 0) break
            if (next == '(') depth += 1
            if (next == ')') depth -= 1
            if (depth > 32) return null
            skipCharacter()
        }
        return if (depth == 0) start..<position else null
    }

    private fun skipTitle() {
        val quote = next
        if (quote != '"' && quote != '\'') return
        position += 1
        while (position < text.length && next != quote) skipCharacter()
        position = minOf(position + 1, text.length)
        skipSpaces()
    }

    /** Skips a character, and the backslash before it. */
    private fun skipCharacter() {
        position += if (next == '\\' && isPunctuation(text.getOrNull(position + 1))) 2 else 1
    }

    private fun skipSpaces() {
        while (next == ' ' || next == '\n' || next == '\t') position += 1
    }
}

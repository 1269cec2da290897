import java.util.TreeSet

/**
 * Reads the marks of Markdown inside of a paragraph: CommonMark's, and also `~~` and `^[](token)`.
 *
 * Marks without a partner are text. The time does not depend on what the text contains.
 */
internal class MarkdownReader(val text: String, private val hasTokens: Boolean) {
    private val parts = mutableListOf<MarkdownPart>()
    private val marks = MarkdownMarks()
    private val brackets = mutableListOf<Bracket>()

    /** How many open brackets, from the outermost, contain a link, so that they cannot be links. */
    private var bracketsWithLink = 0
    private var position = 0

    /** The positions of the runs of backticks, by their lengths. */
    private val backticks by lazy {
        Regex("`+").findAll(text).groupBy({ it.value.length }, { it.range.first })
            .mapValues { (_, positions) -> TreeSet(positions) }
    }

    private enum class Kind { LINK, IMAGE, TOKEN }

    private class Bracket(val part: Int, val firstMark: Int, val kind: Kind)

    /** Returns the parts in their order. Neighbors can have the same marks. */
    fun read(): List<MarkdownPart> {
        while (position < text.length) {
            val start = position
            position += 1
            when (text[start]) {
                '\\' -> addEscaped(start)
                '`' -> addCode(start)
                '*', '_', '~' -> addMark(start)
                '[' -> open(start, Kind.LINK)
                '!' -> if (skips('[')) open(start, Kind.IMAGE) else addWords(start)
                '^' -> if (hasTokens && skips('[')) open(start, Kind.TOKEN) else addWords(start)
                ']' -> close(start)
                '<' -> addAddress(start)
                else -> addWords(start)
            }
        }
        marks.pairFrom(0)
        marks.applyTo(parts)
        return parts.filter { it.start < it.end }
    }

    private fun skips(character: Char): Boolean {
        val isNext = text.getOrNull(position) == character
        if (isNext) position += 1
        return isNext
    }

    private fun addWords(start: Int) {
        val next = text.indexOfAny(special, position)
        position = if (next < 0) text.length else next
        add(start)
    }

    /** Adds the text from a position up to the current one. */
    private fun add(start: Int): MarkdownPart =
        MarkdownPart(start, position).also { parts += it }

    private fun addEscaped(start: Int) {
        if (!isPunctuation(text.getOrNull(position))) {
            add(start)
        } else {
            position += 1
            add(position - 1)
        }
    }

    private fun addMark(start: Int) {
        skipRun()
        val mark = MarkdownMark(text, start, position, parts.size)
        add(start)
        if (mark.canOpen || mark.canClose) marks.open += mark
    }

    /** Skips the characters that are equal to that before the position. */
    private fun skipRun() {
        while (text.getOrNull(position) == text[position - 1]) position += 1
    }

    private fun addCode(start: Int) {
        skipRun()
        val length = position - start
        val first = position
        val last = backticks[length]?.ceiling(first)
        if (last == null) {
            add(start)
            return
        }
        val code = text.substring(first, last)
        val isSpaced = code.first() in " \n" && code.last() in " \n" && code.any { it !in " \n" }
        val inset = if (isSpaced) 1 else 0
        val part = MarkdownPart(first + inset, last - inset)
        part.marks += StyledText.Style.Code
        parts += part
        position = last + length
    }

    private fun open(start: Int, kind: Kind) {
        brackets += Bracket(parts.size, marks.open.size, kind)
        add(start)
    }

    private fun close(start: Int) {
        val bracket = brackets.removeLastOrNull()
        val canBeLink =
            bracket != null && (bracket.kind != Kind.LINK || brackets.size >= bracketsWithLink)
        bracketsWithLink = minOf(bracketsWithLink, brackets.size)
        val target = if (canBeLink) MarkdownTarget(text, position) else null
        val range = target?.read()
        if (bracket == null || target == null || range == null) {
            add(start)
            return
        }
        position = target.position
        marks.pairFrom(bracket.firstMark)
        val enclosed = parts.subList(bracket.part, parts.size)
        enclosed.first().let { it.end = it.start }
        when (bracket.kind) {
            Kind.LINK -> {
                for (part in enclosed) part.target = part.target ?: range
                bracketsWithLink = brackets.size
            }
            Kind.TOKEN -> for (part in enclosed) part.token = part.token ?: range
            Kind.IMAGE -> Unit
        }
    }

    /** Adds `<https://example.com>`, or a value in these brackets. */
    private fun addAddress(start: Int) {
        val end = text.indexOfAny(addressEnds, position).takeIf { text.getOrNull(it) == '>' }
        val isValue = hasTokens && end == position + 1 && text[position] == StyledValues.PLACE
        if (end == null || !isValue && schemeOf(text.substring(position, end)).length < 2) {
            add(start)
            return
        }
        parts += MarkdownPart(position, end).also { it.target = position..<end }
        position = end + 1
    }

    private companion object {
        val special = "\\`*_~[]!^<".toCharArray()
        val addressEnds = ('\u0000'..' ').joinToString("", postfix = "<>").toCharArray()
    }
}

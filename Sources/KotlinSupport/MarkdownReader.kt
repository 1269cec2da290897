import java.util.TreeSet

/** Returns the words of a text in Markdown. */
internal fun String.markdownText(): String =
    MarkdownReader(this).read().joinToString("") { it.words(this) }

/** Returns the words of a text in Markdown with their marks. Its links have one of the schemes. */
internal fun String.styledMarkdown(links: Set<String> = usualLinks): StyledText =
    styledText(links) { builder ->
        for (part in MarkdownReader(this).read()) {
            val link = part.target(this)?.let { builder.link(it) }
            builder.add(part.words(this), part.marks + setOfNotNull(link))
        }
        builder
    }

/** A part of a text in Markdown, from [start] up to [end]. */
internal class MarkdownPart(var start: Int, var end: Int) {
    val marks = mutableSetOf<StyledText.Style>()

    /** Where the target of its link is; null if the part is in no link. */
    var target: IntRange? = null

    /** Returns the words as they are shown. */
    fun words(text: String): String {
        val words = text.substring(start, end)
        return if (StyledText.Style.Code in marks) words.replace('\n', ' ') else words
    }

    /** Returns the target. Nothing is escaped in an address such as `<https://example.com>`. */
    fun target(text: String): String? = target?.let { range ->
        val url = text.substring(range)
        if (range == start..<end) url else withoutEscapes(url)
    }
}

/**
 * Reads the marks of Markdown inside of a paragraph: CommonMark's, and also `~~`.
 *
 * Marks without a partner are text. The time does not depend on what the text contains.
 */
internal class MarkdownReader(private val text: String) {
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

    private class Bracket(val part: Int, val firstMark: Int, val isImage: Boolean)

    /** Returns the parts in their order. Neighbors can have the same marks. */
    fun read(): List<MarkdownPart> {
        while (position < text.length) {
            val start = position
            position += 1
            when (text[start]) {
                '\\' -> addEscaped(start)
                '`' -> addCode(start)
                '*', '_', '~' -> addMark(start)
                '[' -> open(start, isImage = false)
                '!' -> if (text.getOrNull(position) == '[') openImage(start) else addWords(start)
                ']' -> close(start)
                '<' -> addAddress(start)
                else -> addWords(start)
            }
        }
        marks.pairFrom(0)
        marks.applyTo(parts)
        return parts.filter { it.start < it.end }
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

    private fun open(start: Int, isImage: Boolean) {
        brackets += Bracket(parts.size, marks.open.size, isImage)
        add(start)
    }

    private fun openImage(start: Int) {
        position += 1
        open(start, isImage = true)
    }

    private fun close(start: Int) {
        val bracket = brackets.removeLastOrNull()
        val canBeLink =
            bracket != null && (bracket.isImage || brackets.size >= bracketsWithLink)
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
        if (bracket.isImage) return
        for (part in enclosed) part.target = part.target ?: range
        bracketsWithLink = brackets.size
    }

    /** Adds `<https://example.com>`. */
    private fun addAddress(start: Int) {
        val end = text.indexOfAny(addressEnds, position).takeIf { text.getOrNull(it) == '>' }
        if (end == null || schemeOf(text.substring(position, end)).length < 2) {
            add(start)
            return
        }
        parts += MarkdownPart(position, end).also { it.target = position..<end }
        position = end + 1
    }

    private companion object {
        val special = "\\`*_~[]!<".toCharArray()
        val addressEnds = ('\u0000'..' ').joinToString("", postfix = "<>").toCharArray()
    }
}

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

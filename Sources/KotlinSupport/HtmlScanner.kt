/** A part of HTML. */
internal sealed interface HtmlToken {
    class Words(val text: String) : HtmlToken

    /** A tag with what its attributes say. */
    class Start(
        val name: String,
        val isHidden: Boolean,
        val isOpen: Boolean,
        val link: String?,
    ) : HtmlToken

    class End(val name: String) : HtmlToken
}

/** Splits HTML into tags and text, by the rules of the HTML standard's tokenizer. */
internal class HtmlScanner(private val html: String) {
    private var position = 0

    /** The element whose content is text without tags, up to its end tag. */
    private var rawName: String? = null

    fun next(): HtmlToken? {
        while (position < html.length) {
            val start = position
            val raw = rawName
            rawName = null
            if (raw != null) {
                position = endOfRaw(raw)
                if (position > start) return HtmlToken.Words(html.substring(start, position))
            }
            when (html.getOrNull(position)) {
                '<' -> markup()?.let { return it }
                '&' -> return reference()
                else -> {
                    position = indexOrEnd(html.indexOfAny(charArrayOf('<', '&'), position))
                    return HtmlToken.Words(html.substring(start, position))
                }
            }
        }
        return null
    }

    /** Skips a line break, which is the first of the text in `pre`. */
    fun skipNewline() {
        if (html.startsWith('\r', position)) position += 1
        if (html.startsWith('\n', position)) position += 1
    }

    /** Skips the content and the end of an element that has only text; returns whether it has. */
    fun skipContent(name: String): Boolean {
        if (name !in HtmlTrait.RAW) return false
        position = endOfRaw(name)
        if (position < html.length) markup()
        return true
    }

    /** Reads the content of an element as text without tags. */
    fun readContent(name: String) {
        rawName = name
    }

    private fun String.startsWith(character: Char, index: Int) = getOrNull(index) == character

    private fun indexOrEnd(index: Int): Int = if (index < 0) html.length else index

    /** Returns what begins with `<`; null if that has no text. */
    private fun markup(): HtmlToken? {
        val next = html.getOrNull(position + 1)
        when {
            next == '!' -> skipDeclaration()
            next == '?' -> skipThrough('>')
            next == '/' -> {
                val letter = html.getOrNull(position + 2) ?: return words(2)
                if (isLetter(letter)) {
                    position += 2
                    return tag()?.let { HtmlToken.End(it.name) }
                }
                skipThrough('>')
            }
            isLetter(next) -> {
                position += 1
                return tag()
            }
            else -> return words(1)
        }
        return null
    }

    private fun words(count: Int): HtmlToken {
        position += count
        return HtmlToken.Words(html.substring(position - count, position))
    }

    private fun skipThrough(end: Char) {
        position = minOf(indexOrEnd(html.indexOf(end, position)) + 1, html.length)
    }

    private fun skipDeclaration() {
        if (!html.startsWith("<!--", position)) return skipThrough('>')
        position += 4
        position = when {
            html.startsWith('>', position) -> position + 1
            html.startsWith("->", position) -> position + 2
            else -> Regex("--!?>").find(html, position)?.let { it.range.last + 1 } ?: html.length
        }
    }

    /** Reads a tag from its name on; null if the HTML ends in it. */
    private fun tag(): HtmlToken.Start? {
        val name = lowercased(takeUntil { isSpace(it) || it in "/>" })
        var isHidden = false
        var isOpen = false
        var link: String? = null
        while (position < html.length) {
            val next = html[position]
            if (next == '>') {
                position += 1
                return HtmlToken.Start(name, isHidden, isOpen, link)
            }
            if (isSpace(next) || next == '/') {
                position += 1
                continue
            }
            val (attribute, value) = attribute()
            when (attribute) {
                "open" -> isOpen = true
                "hidden" -> isHidden = true
                "href" -> link = link ?: address(value)
                "class" -> if ("invisible" in value.split(*spaces)) isHidden = true
            }
        }
        return null
    }

    private fun attribute(): Pair<String, String> {
        position += 1
        val name = html.substring(position - 1, position) + takeUntil { isSpace(it) || it in "/>=" }
        takeUntil { !isSpace(it) }
        if (!html.startsWith('=', position)) return lowercased(name) to ""
        position += 1
        takeUntil { !isSpace(it) }
        return lowercased(name) to attributeValue()
    }

    private fun attributeValue(): String {
        val quote = html.getOrNull(position)
        if (quote != '"' && quote != '\'') return takeUntil { isSpace(it) || it == '>' }
        position += 1
        val value = takeUntil { it == quote }
        position = minOf(position + 1, html.length)
        return value
    }

    /** Returns an address without what browsers remove: line breaks, and spaces at both ends. */
    private fun address(value: String): String {
        val address = StringBuilder()
        var index = 0
        while (index < value.length) {
            if (value[index] == '&') {
                val reference = HtmlReference(value, index, isInAttribute = true)
                address.append(reference.text)
                index = reference.end
            } else {
                if (value[index] !in "\t\n\r") address.append(value[index])
                index += 1
            }
        }
        return address.trim { it <= ' ' }.toString()
    }

    private inline fun takeUntil(isEnd: (Char) -> Boolean): String {
        val start = position
        while (position < html.length && !isEnd(html[position])) position += 1
        return html.substring(start, position)
    }

    /** The position of the end tag of an element whose content has no tags. */
    private fun endOfRaw(name: String): Int {
        if (name == "plaintext") return html.length
        var index = position
        // In a script, a script in a comment hides the end tag.
        var isInComment = false
        var isInInner = false
        while (true) {
            val signs = if (isInComment) charArrayOf('<', '-') else charArrayOf('<')
            val start = html.indexOfAny(signs, index)
            if (start < 0) return html.length
            index = start + 1
            val isEnd = html.startsWith('/', index)
            when {
                html[start] == '-' -> if (html.startsWith("->", index)) {
                    isInComment = false
                    isInInner = false
                }
                isTag(name, if (isEnd) index + 1 else index) -> {
                    if (isEnd && !isInInner) return start
                    if (isInComment) isInInner = !isEnd
                }
                name == "script" && html.startsWith("!--", index) -> {
                    isInComment = true
                    index += 1
                }
            }
        }
    }

    private fun isTag(name: String, index: Int): Boolean {
        val end = html.getOrNull(index + name.length) ?: return false
        return (isSpace(end) || end in "/>") &&
            lowercased(html.substring(index, index + name.length)) == name
    }

    private fun reference(): HtmlToken {
        val reference = HtmlReference(html, position)
        position = reference.end
        return HtmlToken.Words(reference.text)
    }

    /** Only the letters of ASCII have two cases in HTML. */
    private fun lowercased(text: String): String =
        text.map { if (it in 'A'..'Z') it.lowercaseChar() else it }.joinToString("")

    private fun isLetter(character: Char?): Boolean =
        character in 'a'..'z' || character in 'A'..'Z'

    private fun isSpace(character: Char): Boolean = character in spaces

    private companion object {
        val spaces = charArrayOf(' ', '\n', '\t', '\r', '\u000C')
    }
}

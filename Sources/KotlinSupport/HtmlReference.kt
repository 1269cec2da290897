import java.nio.charset.Charset

/** The character reference at a position of HTML, such as `&amp;`; `&` alone if it is none. */
internal class HtmlReference(private val html: String, position: Int) {
    var text = "&"
        private set

    /** The position behind the reference. */
    var end = position + 1
        private set

    init {
        val match = codeForm.matchAt(html, position)
        if (match != null) {
            val (hexadecimal, decimal) = match.destructured
            val code = if (decimal.isEmpty()) codeOf(hexadecimal, 16) else codeOf(decimal, 10)
            text = characterOf(code)
            end = match.range.last + 1
        } else {
            readName()
        }
    }

    private fun readName() {
        val start = end
        val next = html.substring(start, minOf(start + 32, html.length))
        val name = next.takeWhile { it in 'a'..'z' || it in 'A'..'Z' || it in '0'..'9' }
        val whole = htmlEntities[name]
        if (whole != null && html.getOrNull(start + name.length) == ';') {
            text = whole
            end = start + name.length + 1
            return
        }
        for (count in minOf(6, name.length) downTo 2) {
            val prefix = name.take(count)
            if (prefix !in htmlOpenEntities) continue
            text = htmlEntities[prefix] ?: continue
            end = start + count
            return
        }
    }

    private fun codeOf(digits: String, radix: Int): Int = digits.fold(0) { code, digit ->
        minOf(code * radix + digit.digitToInt(radix), 0x110000)
    }

    private fun characterOf(code: Int): String {
        if (code == 0 || code in 0xD800..0xDFFF || code > 0x10FFFF) return "\uFFFD"
        val character = String(Character.toChars(code))
        if (code !in 0x80..0x9F) return character
        // For these control characters, browsers show what Windows has in their place.
        val shown = String(byteArrayOf(code.toByte()), Charset.forName("windows-1252"))
        return if (shown == "\uFFFD") character else shown
    }

    private companion object {
        val codeForm = Regex("&#(?:[xX]([0-9A-Fa-f]+)|([0-9]+));?")
    }
}

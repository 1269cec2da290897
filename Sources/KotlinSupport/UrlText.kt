import android.icu.text.IDNA
import java.util.Locale

/** The parts of a URL by RFC 3986, as its text has them. */
internal class UrlParts(
    val scheme: String?,
    val authority: String?,
    val path: String,
    val query: String?,
) {
    /** The host, without a user name and a port. An IPv6 address has no brackets. */
    val host: String?
        get() {
            val server = authority?.substringAfterLast('@') ?: return null
            val host =
                if (server.startsWith("[")) server.drop(1).substringBefore(']')
                else server.substringBefore(':')
            return host.ifEmpty { null }
        }
}

/** Returns the parts of a URL. */
internal fun urlParts(url: String): UrlParts {
    val pattern = Regex("(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#.*)?")
    val groups = pattern.matchEntire(url)?.groups
    return UrlParts(
        scheme = groups?.get(1)?.value,
        authority = groups?.get(2)?.value,
        path = groups?.get(3)?.value.orEmpty(),
        query = groups?.get(4)?.value,
    )
}

/** The parts of a URL that are shown. A text that is not a URL with a scheme is shown unchanged. */
internal class ShownUrl(private val text: String) {
    /** The host without `www.`, such as `example.com`; the [short] form if there is no host. */
    val host: String
        get() = server ?: hostWithoutScheme() ?: short

    /** The host and path, such as `example.com/path`; of `mailto:` and the like, the address. */
    val short: String

    /** The whole URL, with its letters instead of their escapes. */
    val full: String
        get() = unescaped(text)

    private val server: String?

    init {
        val scheme = text.substringBefore(':', "").lowercase()
        val resource = text.substringAfter(':', "").substringBefore('?').substringBefore('#')
        val hasHost = Regex("[a-z][a-z0-9+.-]*").matches(scheme) && resource.startsWith("//")
        val authority = resource.drop(2).substringBefore('/')
        val name = withoutWww(authority.substringAfterLast('@').lowercase())
        // An IPv6 address has colons of its own, in brackets.
        val isPort = ']' !in name.substringAfterLast(':', "]")
        val host = readableHost(if (isPort) name.substringBeforeLast(':') else name)
        val port = if (isPort) ":" + name.substringAfterLast(':') else ""
        server = host.takeIf { hasHost && it.isNotEmpty() }
        val path = resource.drop(2 + authority.length).removeSuffix("/")
        val address = if (hasHost) host + port + unescaped(path) else ""
        short = when {
            address.isNotEmpty() -> address
            scheme in setOf("mailto", "tel", "sms") -> unescaped(resource)
            else -> text
        }
    }

    /** The host that the text begins with. A number such as `3.5` is not a host. */
    private fun hostWithoutScheme(): String? {
        val server = text.takeWhile { it !in "/?#" }
        val name = server.substringBefore(':')
        val labels = name.split('.')
        val isHost = labels.size > 1 &&
            labels.last().let { it.isNotEmpty() && Character.isLetter(it.codePointAt(0)) } &&
            labels.all { label ->
                label.isNotEmpty() &&
                    label.characters().all { it == "-" || isLetterOrDigit(it.codePointAt(0)) }
            } &&
            server.drop(name.length + 1).all { it.isDigit() }
        return if (isHost) readableHost(withoutWww(name.lowercase())) else null
    }

    private fun withoutWww(name: String): String {
        val rest = name.removePrefix("www.")
        return if ('.' in rest) rest else name
    }
}

/**
 * Shows labels of a host that are in Punycode as their letters: `bücher` for `xn--bcher-kva`. A
 * label stays if it mixes alphabets, as look-alikes do, or has other characters than letters.
 */
private fun readableHost(host: String): String = host.split('.').joinToString(".") { label ->
    val letters = StringBuilder()
    if (label.startsWith("xn--")) {
        val hosts = IDNA.getUTS46Instance(IDNA.NONTRANSITIONAL_TO_UNICODE)
        hosts.labelToUnicode(label, letters, IDNA.Info())
    }
    if (isReadable("$letters")) "$letters" else label
}

private fun isReadable(label: String): Boolean {
    val hasLatin = label.any { it in 'a'..'z' }
    return label.any { it > '\u007F' } && Character.isLetter(label.codePointAt(0)) &&
        label.codePoints().allMatch { letter ->
            when (Character.getType(letter).toByte()) {
                Character.LOWERCASE_LETTER, Character.OTHER_LETTER, Character.MODIFIER_LETTER,
                Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK,
                -> !hasLatin || letter < 0x80 || lettersNextToLatin.any { letter in it }
                Character.DECIMAL_DIGIT_NUMBER -> true
                else -> letter == '-'.code
            }
        }
}

/** Latin letters with accents, kana, Han and Hangul are written next to those from a to z. */
private val lettersNextToLatin =
    listOf(0xDF..0x24F, 0x1E00..0x1EFF, 0x3041..0x30FE, 0x3400..0x9FFF, 0xAC00..0xD7A3)

/** Returns the scheme of a URL, without the colon; empty if it has none. */
internal fun schemeOf(url: String): String =
    schemeForm.matchAt(url, 0)?.groupValues?.get(1).orEmpty()

private val schemeForm = Regex("([A-Za-z][A-Za-z0-9+.-]*):")

/** Returns the text for use in a part of a URL: only unreserved characters are not encoded. */
internal fun String.percentEncoded(): String = encodeToByteArray().joinToString("") { byte ->
    val character = byte.toInt().toChar()
    if (character in unreserved) "$character" else "%%%02X".format(Locale.ROOT, byte)
}

/**
 * Returns the text with the characters that are percent-encoded in it; null if a percent sign does
 * not begin a code, or if the codes are not UTF-8.
 */
internal fun String.percentDecoded(): String? {
    if (Regex("%(?![0-9A-Fa-f]{2})").containsMatchIn(this)) return null
    val pieces = split('%')
    val bytes = pieces.drop(1).fold(pieces.first().encodeToByteArray()) { bytes, piece ->
        bytes + piece.take(2).toInt(16).toByte() + piece.drop(2).encodeToByteArray()
    }
    return bytes.decodeToString().takeIf { it.encodeToByteArray().contentEquals(bytes) }
}

/**
 * Returns the decoded value of the first item of a URL's query that has this name; null if there is
 * none. An item that cannot be decoded is read as it is.
 */
internal fun String.queryItem(name: String): String? {
    val item = urlParts(this).query.orEmpty().split('&').filter { it.isNotEmpty() }.firstOrNull {
        val key = it.substringBefore('=')
        (key.percentDecoded() ?: key) == name
    }
    return item?.substringAfter('=', "")?.let { it.percentDecoded() ?: it }
}

private val unreserved = ('A'..'Z') + ('a'..'z') + ('0'..'9') + "-._~".toList()

/** Decodes escapes such as `%C3%A4` for `ä`. Those of ASCII and of invisible characters stay. */
internal fun unescaped(text: String): String =
    Regex("(%[89A-Fa-f][0-9A-Fa-f])+").replace(text) { match ->
        val bytes = match.value.drop(1).split('%').map { it.toInt(16).toByte() }.toByteArray()
        val letters = String(bytes, Charsets.UTF_8)
        val isShown = letters.toByteArray().contentEquals(bytes) &&
            letters.codePoints().allMatch { Character.getType(it) !in invisibleTypes }
        if (isShown) letters else match.value
    }

private val invisibleTypes = setOf(
    Character.CONTROL,
    Character.FORMAT,
    Character.SURROGATE,
    Character.PRIVATE_USE,
    Character.UNASSIGNED,
    Character.SPACE_SEPARATOR,
    Character.LINE_SEPARATOR,
    Character.PARAGRAPH_SEPARATOR,
).map { it.toInt() }

/**
 * Returns the URL of a link; null if its scheme is not in [schemes].
 *
 * [rest] has values, which are percent-encoded, and words in turns.
 */
internal fun linkUrl(start: String, rest: List<String>, schemes: Set<String>): String? {
    val url = rest.foldIndexed(urlCharacters(start)) { index, url, part ->
        url + if (index % 2 == 0) valueIn(url, part) else part
    }
    return if (schemeOf(url).lowercase() in schemes) urlOrNull(url) else null
}

/** The text without the backslashes before punctuation, and without directional isolates. */
internal fun withoutEscapes(text: String): String = text
    .replace(directionalIsolates, "")
    .replace(escapedPunctuation, "$1")

private val directionalIsolates = Regex("[\u2066-\u2069]")
private val escapedPunctuation = Regex("\\\\([!-/:-@\\[-`\\{-~])")

/** `@`, which could change the host, and `+` are kept only in URLs without a host. */
private fun valueIn(url: String, value: String): String = when {
    "//" in url || url.startsWith("http", ignoreCase = true) -> value.percentEncoded()
    else -> value.percentEncoded().replace("%40", "@").replace("%2B", "+")
}

/** The text with what a URL cannot contain percent-encoded, as by RFC 3986. */
private fun urlCharacters(text: String): String =
    notInUrls.replace(text) { it.value.percentEncoded() }

private val notInUrls =
    Regex("%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]+")

/** The schemes of the links that a text can contain if the spec does not say otherwise. */
internal val usualLinks = setOf("http", "https", "mailto")

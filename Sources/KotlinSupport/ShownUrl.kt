import java.util.Locale

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
        val port = name.substringAfterLast(':', "]")
        val withoutPort = if (']' in port) name else name.substringBeforeLast(':')
        server = withoutPort.takeIf { hasHost && it.isNotEmpty() }
        val path = resource.drop(2 + authority.length).removeSuffix("/")
        val address = if (hasHost) name + unescaped(path) else ""
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
        return if (isHost) withoutWww(name.lowercase()) else null
    }

    private fun withoutWww(name: String): String {
        val rest = name.removePrefix("www.")
        return if ('.' in rest) rest else name
    }
}

/** Encodes what is not in its place by RFC 3986; returns null if the host or port is none. */
internal fun validUrl(url: String): String? {
    val match = urlForm.matchEntire(url) ?: return null
    val (scheme, authority, rest) = match.destructured
    val server = authority.removePrefix("//").substringAfterLast('@')
    if (!serverForm.matches(server)) return null
    val user = authority.removeSuffix(server).replace(innerAt, "%40")
    val tail = rest.split('#', limit = 2).joinToString("#") { it.replace("#", "%23") }
    return scheme + withoutBrackets(user) + server + withoutBrackets(tail)
}

private val urlForm = Regex("([^:]+:)((?://[^/?#]*)?)(.*)")
private val serverForm = Regex("(\\[[^\\[\\]]*\\]|[^\\[\\]:]*)(:[0-9]*)?")
private val innerAt = Regex("@(?=.*@)")

private fun withoutBrackets(text: String): String = text.replace("[", "%5B").replace("]", "%5D")

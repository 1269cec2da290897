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

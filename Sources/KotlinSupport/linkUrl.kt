/**
 * Returns the URL of a link; null if its scheme is not in [schemes].
 *
 * A value that is not its beginning is percent-encoded.
 */
internal fun linkUrl(
    target: List<StyledPiece>,
    isAddress: Boolean,
    schemes: Set<String>,
): String? {
    val url = target.fold("") { url, piece ->
        url + when (piece) {
            is StyledPiece.Literal ->
                urlCharacters(if (isAddress) piece.text else withoutEscapes(piece.text))
            is StyledPiece.Value -> valueIn(url, piece.text)
            is StyledPiece.Markdown -> valueIn(url, piece.text)
        }
    }
    return if (schemeOf(url).lowercase() in schemes) urlOrNull(url) else null
}

/** The text without the backslashes before punctuation, and without directional isolates. */
private fun withoutEscapes(text: String): String = text
    .replace(directionalIsolates, "")
    .replace(escapedPunctuation, "$1")

private val directionalIsolates = Regex("[\u2066-\u2069]")
private val escapedPunctuation = Regex("\\\\([!-/:-@\\[-`\\{-~])")

/** `@`, which could change the host, and `+` are kept only in URLs without a host. */
private fun valueIn(url: String, value: String): String = when {
    url.isEmpty() -> urlCharacters(value)
    "//" in url || url.startsWith("http", ignoreCase = true) -> value.percentEncoded()
    else -> value.percentEncoded().replace("%40", "@").replace("%2B", "+")
}

/** The text with what a URL cannot contain percent-encoded, as by RFC 3986. */
private fun urlCharacters(text: String): String =
    notInUrls.replace(text) { it.value.percentEncoded() }

private val notInUrls =
    Regex("%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]+")

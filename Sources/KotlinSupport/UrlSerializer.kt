/** A URL, which is percent-encoded if the text is not. */
internal object UrlSerializer : TextSerializer<String>(
    "https://example.com",
    ::urlOrNull,
    { it },
)

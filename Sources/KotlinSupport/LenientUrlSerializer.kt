/** A URL, or null for the empty text. */
internal object LenientUrlSerializer : LenientSerializer<String>(
    TextSerializer("https://example.com", { text -> text.ifEmpty { null } }, { it }),
)

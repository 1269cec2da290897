/** A URL, or null for any other text. */
internal object LenientUrlSerializer : LenientSerializer<String>(UrlSerializer)

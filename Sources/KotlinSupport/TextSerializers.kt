import android.icu.text.IDNA
import java.util.UUID
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder

/** A URL, which is percent-encoded if the text is not. */
internal object UrlSerializer : TextSerializer<String>(
    "https://example.com",
    ::urlOrNull,
    { it },
)

/** A URL, or null for any other text. */
internal object LenientUrlSerializer : LenientSerializer<String>(UrlSerializer)

/**
 * Returns a text as the URL that Swift reads; null if it is not one.
 *
 * What a URL cannot contain is percent-encoded, and an international host is in Punycode.
 */
internal fun urlOrNull(text: String): String? {
    val parts = urlForm.matchEntire(text)?.destructured
    if (parts == null || text.isEmpty()) return null
    val (scheme, authority, path, query, hash, fragment) = parts
    if (scheme.length > 1 && schemeOf(scheme).isEmpty()) return null
    val server = authority.removePrefix("//").substringAfterLast('@')
    val (host, port) = serverForm.matchEntire(server)?.destructured ?: return null
    val name = hostOrNull(host) ?: return null
    val user = userBefore(server, authority)
    return scheme + user + name + port +
        encodedPath(path) + encoded(query) + hash + encoded(fragment)
}

private val urlForm = Regex(
    "([^:/?#\\[\\]@]*:)?(//[^/?#]*)?([^?#]*)(\\?[^#]*)?(#?)(.*)",
    RegexOption.DOT_MATCHES_ALL,
)
private val serverForm = Regex("(\\[[^\\[\\]]*\\]|[^\\[\\]:]*)(:[0-9]*)?")

/** `//name:password@` */
private fun userBefore(server: String, authority: String): String {
    val user = authority.removeSuffix(server)
    val parts = user.removeSuffix("@").split(':', limit = 2).map { encoded(it, "/") }
    return parts.joinToString(":") + if (user.endsWith('@')) "@" else ""
}

private fun hostOrNull(host: String): String? {
    if (host.startsWith('[')) return encoded(host, "\\[\\]").takeIf { '%' !in it.replace("%25", "") }
    val name = if (host.all { it < '\u0080' }) host else inPunycode(host)
    return name?.takeIf { encoded(it, "") == it }
}

private fun inPunycode(host: String): String? {
    val options = IDNA.CHECK_BIDI or IDNA.CHECK_CONTEXTJ or IDNA.NONTRANSITIONAL_TO_ASCII
    val info = IDNA.Info()
    val name = IDNA.getUTS46Instance(options).nameToASCII(host, StringBuilder(), info)
    return if (info.hasErrors()) null else name.toString()
}

/** If a path is not valid, a colon in its first part is encoded too. */
private fun encodedPath(path: String): String {
    val encoded = encoded(path)
    val start = encoded.substringBefore('/')
    return if (encoded == path) path else start.replace(":", "%3A") + encoded.removePrefix(start)
}

/** Returns a valid part of a URL unchanged, and any other with each `%` encoded too. */
private fun encoded(part: String, marks: String = "@/?"): String {
    val other = "[^A-Za-z0-9._~!$&'()*+,;=:$marks-]"
    val isValid = !Regex("(?!%[0-9A-Fa-f]{2})$other").containsMatchIn(part)
    return if (isValid) part else Regex("$other+").replace(part) { it.value.percentEncoded() }
}

/** A UUID, which Apple's platforms write in capitals. */
internal object UuidSerializer : TextSerializer<UUID>(
    "01234567-89AB-CDEF-0123-456789ABCDEF",
    ::uuidOrNull,
    { it.toString().uppercase() },
)

/** A UUID, or null for any other text. */
internal object LenientUuidSerializer : LenientSerializer<UUID>(UuidSerializer)

/** Returns the UUID; null for any other text, also one from which `UUID.fromString` makes one. */
internal fun uuidOrNull(text: String): UUID? =
    if (Regex("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}").matches(text)) {
        UUID.fromString(text)
    } else {
        null
    }

/** A value of an enumeration, which JSON has as its raw value. */
internal open class RawValueSerializer<T : Any, R>(
    private val rawValues: KSerializer<R>,
    cases: List<T>,
    private val rawValue: (T) -> R,
    private val unknown: (R) -> T = { throw SerializationException("The schema has no case for $it.") },
) : KSerializer<T> {
    private val byRawValue = cases.associateBy(rawValue)

    override val descriptor = rawValues.descriptor

    override fun deserialize(decoder: Decoder): T {
        val raw = rawValues.deserialize(decoder)
        return byRawValue[raw] ?: unknown(raw)
    }

    override fun serialize(encoder: Encoder, value: T) = rawValues.serialize(encoder, rawValue(value))
}

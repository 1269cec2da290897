import java.util.UUID

/** Returns the UUID; null for any other text, also one from which `UUID.fromString` makes one. */
internal fun uuidOrNull(text: String): UUID? =
    if (Regex("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}").matches(text)) {
        UUID.fromString(text)
    } else {
        null
    }

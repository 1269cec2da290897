import java.util.UUID

/** A UUID, which Apple's platforms write in capitals. */
internal object UuidSerializer : TextSerializer<UUID>(
    "01234567-89AB-CDEF-0123-456789ABCDEF",
    ::uuidOrNull,
    { it.toString().uppercase() },
)

import java.util.UUID

/** A UUID, or null for any other text. */
internal object LenientUuidSerializer : LenientSerializer<UUID>(UuidSerializer)

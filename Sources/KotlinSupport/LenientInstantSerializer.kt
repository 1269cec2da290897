import java.time.Instant

/** An instant, or null for any other text. */
internal object LenientInstantSerializer : LenientSerializer<Instant>(InstantSerializer)

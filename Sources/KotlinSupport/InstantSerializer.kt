import java.time.Instant

/** An instant as in RFC 3339: `2024-03-05T13:45:07Z`. */
internal object InstantSerializer :
    TextSerializer<Instant>("2024-03-05T13:45:07Z", ::instantOrNull, Instant::toTimestamp)

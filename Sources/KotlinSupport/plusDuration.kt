import java.time.Instant
import java.time.LocalDateTime
import java.time.ZoneOffset

/** Returns the time that many seconds later, at most about 300,000 years. */
internal fun Instant.plusDuration(seconds: Double): Instant {
    val whole = kotlin.math.floor(seconds.coerceIn(-1e13, 1e13))
    val nanos = if (seconds - whole in 0.0..1.0) ((seconds - whole) * 1e9).toLong() else 0L
    return plusSeconds(whole.toLong()).plusNanos(nanos)
}

/** Returns the time that many seconds later, at most about 300,000 years. */
internal fun LocalDateTime.plusDuration(seconds: Double): LocalDateTime =
    LocalDateTime.ofInstant(toInstant(ZoneOffset.UTC).plusDuration(seconds), ZoneOffset.UTC)

import java.time.Instant
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.nanoseconds

/** Returns the time until the next interval of a clock begins, such as the next minute. */
internal fun Instant.timeUntilNext(interval: kotlin.time.Duration): kotlin.time.Duration {
    val length = interval.inWholeMilliseconds
    val passed = Math.floorMod(toEpochMilli(), length)
    return (length - passed).milliseconds - (nano % 1_000_000).nanoseconds
}

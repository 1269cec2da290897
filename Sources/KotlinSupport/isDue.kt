import java.time.Instant

/**
 * Returns whether a load should call the service: not if the content shown is the response to the same
 * request, and was requested less than [every] ago.
 */
internal fun <Request : Any> ScreenStore<*, Request, *>.isDue(
    every: kotlin.time.Duration,
    now: Instant,
    request: Request? = null,
): Boolean {
    val response = timeline.response
    val last = lastDue
    if (last != null && response != null && response.request == request) {
        val (time, date) = last
        val seconds = now.secondsSince(date)
        if (response.seen > time && seconds >= 0 && seconds < every.inWholeMilliseconds / 1e3) {
            return false
        }
    }
    lastDue = timeline.tick() to now
    return true
}

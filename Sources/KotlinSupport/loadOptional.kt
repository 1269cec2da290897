import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * Loads a value that the screen does not wait for. [accept] receives null if the call fails; it is not
 * called if the coroutine was cancelled or a newer value has arrived.
 */
internal suspend fun <Value> ScreenStore<*, *, *>.loadOptional(
    source: String,
    accept: (Value?) -> Unit,
    call: suspend () -> Value,
) {
    val begun = timeline.tick()
    val value = try {
        call()
    } catch (error: Exception) {
        currentCoroutineContext().ensureActive()
        if (error.isCancellation) return
        null
    }
    if (begun < (sources[source] ?: 0)) return
    sources[source] = begun
    accept(value)
    onChange()
}

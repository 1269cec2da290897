import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.Flow

/**
 * Applies each value that the service sends, until the flow ends or the coroutine is cancelled. An error
 * ends it, and is shown like that of a refresh. Returns whether there was none.
 *
 * @param request the request whose values the service sends. They are dropped if another request has
 *   been loaded since.
 */
internal suspend fun <Request : Any, Value> ScreenStore<*, Request, *>.applyValues(
    values: Flow<Value>,
    request: Request? = null,
    apply: (Value) -> Unit,
): Boolean {
    try {
        values.collect { if (request == null || request == wanted) apply(it) }
    } catch (error: Exception) {
        currentCoroutineContext().ensureActive()
        if (error.isCancellation) return true
        fail(error)
        return false
    }
    return true
}

import kotlinx.coroutines.cancelChildren
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.launch

/** Runs functions that apply values. The first one that returns false ends the others. */
internal suspend fun applyTogether(vararg updates: suspend () -> Boolean) {
    coroutineScope {
        val all = coroutineContext
        for (update in updates) launch { if (!update()) all.cancelChildren() }
    }
}

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
        values.collect {
            if (request == null || request == wanted) {
                apply(it)
                onValue()
            }
        }
    } catch (error: Exception) {
        currentCoroutineContext().ensureActive()
        if (error.isCancellation) return true
        fail(error)
        return false
    }
    return true
}

/**
 * Replaces the element with the same ID, or adds the element to the list. The user's changes that are
 * running stay visible.
 *
 * @param request the request that the service sent it for; null if it is for all.
 */
internal fun <Model : Any, Request : Any, Element, Id : Any>
    ScreenStore<Model, Request, *>.upsert(
    list: ScreenList<Model, Element, Id>,
    element: Element,
    atEnd: Boolean = false,
    request: Request? = null,
) {
    val change = timeline.begin(list.insert(element, atEnd), request)
    val begun = timeline.beginCall()
    timeline.confirm(change, list.part(list.id(element), element), begun)
    timeline.endCall(begun)
    onChange()
}

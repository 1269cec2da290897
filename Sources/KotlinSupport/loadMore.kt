import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * Loads the next page. Does nothing before there is content, or while a load or another page is in
 * progress.
 */
internal suspend fun <Model : Any> ScreenStore<Model, *, *>.loadMore(call: suspend () -> Model) {
    val pages = pages ?: return
    val list = pages.number
    if (shown == null || isLoading || !pages.loading.add(list)) return
    val begun = timeline.beginCall()
    var failure: Exception? = null
    onChange()
    try {
        val response = call()
        if (list == pages.number) {
            timeline.add(response, begun) { model, page -> pages.append(model, page, response) }
        }
    } catch (error: Exception) {
        currentCoroutineContext().ensureActive()
        if (list == pages.number && !error.isCancellation) failure = error
    } finally {
        pages.loading -= list
        timeline.endCall(begun)
        onChange()
    }
    failure?.let(onError)
}

import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * Loads the next page of a source. Does nothing before it has responded, or while a load or another of
 * its pages is in progress.
 */
internal suspend fun <Value : Any, Request : Any> ScreenStore<*, Request, *>.loadMoreOf(
    source: ScreenSource<Value, Request>,
    call: suspend () -> Value,
) {
    val pages = source.pages
    val list = pages.number
    if (isLoading || source.value == null || !pages.loading.add(list)) return
    var failure: Exception? = null
    onChange()
    try {
        source.add(call(), list)
    } catch (error: Exception) {
        currentCoroutineContext().ensureActive()
        if (list == pages.number && !error.isCancellation) failure = error
    } finally {
        pages.loading -= list
        onChange()
    }
    failure?.let(onError)
}

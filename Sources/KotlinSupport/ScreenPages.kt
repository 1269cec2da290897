import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * A list that is loaded page by page.
 *
 * @property atStart whether pages are added at the start of the list.
 * @property size the number of elements of a full page, if a shorter response is the last page.
 * @property copyCursor returns a model with the cursor of the next page from another model.
 */
internal class ScreenPages<Model, Element, Id : Any>(
    private val list: ScreenList<Model, Element, Id>,
    private val size: Int = 0,
    private val atStart: Boolean = false,
    val copyCursor: (model: Model, other: Model) -> Model = { model, _ -> model },
) {
    /** Whether the last page added an element to the list and was not shorter than a full page. */
    var hasMore = true
        private set

    /** Counts the lists. A page is added only to the list that it was requested for. */
    var number = 0
        private set

    /** The lists that a page is being loaded for. */
    val loading = mutableSetOf<Int>()
    private var isExtended = false

    val isLoading: Boolean get() = number in loading

    /**
     * Adds the later pages of the previous model to a new first page. If the two do not overlap, or the
     * first page is the last one, the later pages are dropped.
     */
    fun join(model: Model, before: Model?): Model {
        val isLast = isShort(model)
        val page = list.with(list.elements(model).distinctBy(list.id), model)
        val joined = if (!isLast && isExtended && before != null) withTail(page, before) else null
        if (joined != null) return joined
        replace()
        hasMore = !isLast
        return page
    }

    fun replace() {
        number += 1
        isExtended = false
    }

    /** @param page the response with the changes that it may not include. */
    fun append(model: Model, page: Model, response: Model): Model {
        val elements = list.elements(model)
        val known = elements.map(list.id).toMutableSet()
        hasMore = !isShort(response) && list.elements(response).any { list.id(it) !in known }
        isExtended = true
        val new = list.elements(page).filter { known.add(list.id(it)) }
        return list.with(joined(elements, new), copyCursor(model, page))
    }

    private fun withTail(model: Model, before: Model): Model? {
        val elements = list.elements(model)
        val known = elements.map(list.id).toSet()
        val old = list.elements(before)
        val isNew = { element: Element -> list.id(element) !in known }
        val tail = if (atStart) old.takeWhile(isNew) else old.takeLastWhile(isNew)
        if (tail.isEmpty() || tail.size == old.size) return null
        return list.with(joined(elements, tail), copyCursor(model, before))
    }

    private fun joined(elements: List<Element>, later: List<Element>): List<Element> =
        if (atStart) later + elements else elements + later

    private fun isShort(response: Model): Boolean = list.elements(response).size < size
}

/**
 * Loads the next page. Does nothing before there is content, or while a load or another page is in
 * progress.
 */
internal suspend fun <Model : Any> ScreenStore<Model, *, *>.loadMore(
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Model,
) {
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
    failure?.let(onFailure)
}

/**
 * Loads the next page of a source. Does nothing before it has responded, or while a load or another of
 * its pages is in progress.
 */
internal suspend fun <Value : Any, Request : Any> ScreenStore<*, Request, *>.loadMoreOf(
    source: ScreenSource<Value, Request>,
    onFailure: (Exception) -> Unit = onError,
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
    failure?.let(onFailure)
}

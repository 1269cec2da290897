import java.time.Instant
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.launch

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

/** Loads, and returns whether the content is then the response to a load that began after this call. */
internal suspend fun ScreenStore<*, *, *>.isLoaded(load: suspend () -> Unit): Boolean {
    val begun = timeline.tick()
    load()
    return (timeline.response?.seen ?: 0) > begun
}

/**
 * Loads the model. If [isHeld], elements that are not in the list wait for [showNew], and nothing moves: the
 * elements shown are updated in place, and those that are gone stay until then.
 */
internal suspend fun <Model : Any, Request : Any, Element, Id : Any>
    ScreenStore<Model, Request, *>.loadHolding(
    list: ScreenList<Model, Element, Id>,
    request: Request? = null,
    isHeld: Boolean = false,
    silently: Boolean = false,
    keep: Boolean = true,
    call: suspend () -> ScreenResponse<Model>,
) {
    // A response that waits counts as a running call, so that changes which it may lack are kept.
    val begun = timeline.beginCall()
    var old: Int? = null
    try {
        loadAll(
            request,
            silently,
            keep,
            join = { model, before ->
                old = held?.begun
                if (!isHeld || isCached || before == null || list.elements(before).isEmpty()) {
                    join(model, before)
                } else {
                    if (newElements(list, model, before).isNotEmpty()) {
                        held = ScreenStore.Held(model, begun)
                    }
                    val current = list.elements(model).reversed().associateBy(list.id)
                    val elements = list.elements(before).map { current[list.id(it)] ?: it }
                    list.with(elements, pages?.copyCursor(model, before) ?: model)
                }
            },
            call,
        )
    } finally {
        old?.let(timeline::endCall)
        if (held?.begun != begun) timeline.endCall(begun)
    }
}

/** The number of elements that wait. */
internal fun <Model : Any, Request : Any, Element, Id : Any> ScreenStore<Model, Request, *>.newCount(
    list: ScreenList<Model, Element, Id>,
): Long {
    val shown = shown ?: return 0
    val waiting = heldResponse ?: return 0
    return newElements(list, timeline.applied(waiting), shown).size.toLong()
}

/** Shows the elements that wait. */
internal fun <Model : Any, Request : Any> ScreenStore<Model, Request, *>.showNew() {
    val waiting = heldResponse ?: return
    show(waiting.model, waiting.request, waiting.seen)
    timeline.endCall(waiting.seen)
    onChange()
}

/** The response that waits, unless a newer one has been shown since. */
private val <Model : Any, Request : Any> ScreenStore<Model, Request, *>.heldResponse:
    ScreenTimeline.Response<Model, Request>?
    get() {
        val held = held ?: return null
        if (timeline.response?.seen != held.begun + 1) return null
        return ScreenTimeline.Response(held.model, request, seen = held.begun)
    }

/**
 * The elements that are not known, up to the last one that is: those below it are not new, but have
 * moved up from a later page.
 */
private fun <Model, Element, Id : Any> newElements(
    list: ScreenList<Model, Element, Id>,
    model: Model,
    known: Model,
): List<Element> {
    val ids = list.elements(known).map(list.id).toSet()
    val elements = list.elements(model)
    val last = elements.indexOfLast { list.id(it) in ids }
    return elements.take(if (last < 0) elements.size else last).filter { list.id(it) !in ids }
}

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

/** Remembers that the service has sent a value of a source, which is newer than those of the loads that are running. */
internal fun ScreenStore<*, *, *>.receiveSource(source: String) {
    sources[source] = timeline.tick()
}

/** Whether the value of a source in the response that is being accepted is newer than the last one that the service has sent. */
internal fun ScreenStore<*, *, *>.isNewSource(source: String): Boolean = accepting > (sources[source] ?: 0)

/**
 * Shows what is kept from an earlier load of the request, until a response arrives. Does nothing if content of
 * the request is shown; an error means that nothing is kept.
 */
internal suspend fun <Model : Any, Request : Any> ScreenStore<Model, Request, *>.showCached(
    request: Request? = null,
    call: suspend () -> Model?,
) {
    fun lacksContent() = shown == null || this.request != request
    if (!lacksContent()) return
    val model = try {
        call()
    } catch (error: Exception) {
        currentCoroutineContext().ensureActive()
        null
    }
    if (model == null || request != wanted || !lacksContent()) return
    acceptsOnlyWanted = true
    // Every response is newer.
    show(model, request, begun = 0) { new, _ -> join(new, before = null) }
    isCached = true
    onChange()
    reportFailure()
}

/**
 * Runs a load. Progress is shown only if it is still running after a wait, so that a fast response does
 * not make an indicator flicker.
 */
internal suspend fun ScreenStore<*, *, *>.showingProgress(
    wait: suspend () -> Unit,
    load: suspend () -> Unit,
) {
    coroutineScope {
        val slow = launch {
            wait()
            isSlow = true
            onChange()
        }
        try {
            load()
        } finally {
            slow.cancel()
            if (!isLoading) isSlow = false
        }
    }
}

/**
 * A list with pages of its own that a screen loads in addition to its model.
 *
 * @property value the last response with the later pages.
 * @property request the request of the last response.
 */
internal class ScreenSource<Value : Any, Request : Any>(val pages: ScreenPages<Value, *, *>) {
    var value: Value? = null
        private set
    var request: Request? = null
        private set

    /** Whether there may be a next page. */
    val hasMore: Boolean get() = pages.hasMore

    val isLoadingMore: Boolean get() = pages.isLoading

    /** Shows a response. If it is that of a refresh, the later pages stay below it. */
    fun show(response: Value?, request: Request? = null) {
        val before = value.takeIf { this.request == request }
        this.request = request
        if (response == null) pages.replace()
        value = response?.let { pages.join(it, before) }
    }

    /** Adds a page to the list with a number, unless another one has replaced it. */
    fun add(page: Value, list: Int) {
        if (list == pages.number) value = value?.let { pages.append(it, page, response = page) }
    }
}

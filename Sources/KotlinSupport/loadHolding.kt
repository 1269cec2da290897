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
                if (!isHeld || before == null || list.elements(before).isEmpty()) {
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
    val waiting = waiting ?: return 0
    return newElements(list, timeline.applied(waiting), shown).size.toLong()
}

/** Shows the elements that wait. */
internal fun <Model : Any, Request : Any> ScreenStore<Model, Request, *>.showNew() {
    val waiting = waiting ?: return
    show(waiting.model, waiting.request, waiting.seen)
    timeline.endCall(waiting.seen)
    onChange()
}

/** The response that waits, unless a newer one has been shown since. */
private val <Model : Any, Request : Any> ScreenStore<Model, Request, *>.waiting:
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

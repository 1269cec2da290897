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

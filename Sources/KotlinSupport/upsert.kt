/**
 * Replaces the element with the same ID, or adds the element to the list. The user's changes that are
 * running stay visible.
 */
internal fun <Model : Any, Request : Any, Element, Id : Any>
    ScreenStore<Model, Request, *>.upsert(
    list: ScreenList<Model, Element, Id>,
    element: Element,
    atEnd: Boolean = false,
) {
    val change = timeline.begin(list.insert(element, atEnd))
    val begun = timeline.beginCall()
    timeline.confirm(change, list.part(list.id(element), element), request, begun)
    timeline.endCall(begun)
    onChange()
}

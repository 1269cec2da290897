/**
 * Replaces the element with the same ID, or adds the element to the list. The user's changes that are
 * running stay visible.
 */
internal fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.upsert(
    list: ScreenList<Model, Element, Id>,
    element: Element,
    atEnd: Boolean = false,
) {
    val change = timeline.begin(list.insert(element, atEnd))
    val begun = timeline.beginCall()
    timeline.confirm(change, list.part(list.id(element), element), begun)
    timeline.endCall(begun)
    onChange()
}

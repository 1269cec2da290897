/** Removes the element with an ID, which the service has removed. */
internal fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.removeRow(
    list: ScreenList<Model, Element, Id>,
    id: Id,
) {
    val begun = timeline.beginCall()
    timeline.confirm(timeline.begin(list.remove(id), request = null))
    timeline.endCall(begun)
    onChange()
}

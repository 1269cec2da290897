/**
 * Returns a row that the user has removed, for the action that undoes this: without the changes that have failed
 * since.
 */
internal fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.undoneRow(
    list: ScreenList<Model, Element, Id>,
    row: Element,
): Element {
    val removal = timeline.removals[list.row(list.id(row))] ?: return row
    removal.isUndone = true
    return list.returning(removal) ?: row
}

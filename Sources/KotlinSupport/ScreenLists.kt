/**
 * A change of a model, or of a row in one of the model's lists.
 *
 * @property row the row to change; null if the edit changes the model.
 * @property inserted the row that the edit inserts unless the list contains it.
 * @property removesFrom the list from which the edit removes the row.
 * @property apply makes this edit together with others of the same list, in their order.
 */
internal open class ScreenEdit<Model>(
    val row: Row? = null,
    val inserted: Row? = null,
    val removesFrom: ScreenList<Model, *, *>? = null,
    val apply: (Model, edits: List<ScreenEdit<Model>>) -> Model,
) {
    /** The place of an inserted row that the user has removed. */
    var removal: ScreenRemoval<Model>? = null

    /** A row, by the name of its list and by its ID. */
    data class Row(val list: Any, val id: Any)

    companion object {
        /** Returns an edit of the model itself. */
        fun <Model> set(change: (Model) -> Model): ScreenEdit<Model> =
            ScreenEdit { model, _ -> change(model) }
    }
}

/**
 * A list in a screen's model whose elements have IDs.
 *
 * @property key distinguishes the list from others of the same model.
 * @property elements the elements in a model.
 * @property replace returns a model with other elements.
 */
internal open class ScreenList<Model, Element, Id : Any>(
    val key: Any,
    val id: (Element) -> Id,
    val elements: (Model) -> List<Element>,
    private val replace: (Model, List<Element>) -> Model,
) {
    /** The same lists in the other rows, for a list in a row. */
    var siblings: (Model) -> List<ScreenList<Model, Element, Id>> = { emptyList() }

    /** An edit of one element, which is removed if [change] returns null. */
    private class RowEdit<Model, Element>(
        row: Row,
        removesFrom: ScreenList<Model, Element, *>?,
        val change: (Element) -> Element?,
        apply: (Model, List<ScreenEdit<Model>>) -> Model,
    ) : ScreenEdit<Model>(row, removesFrom = removesFrom, apply = apply)

    /** Whether no two elements have the same ID. */
    private val isUnique: Boolean get() = (key as? ScreenPartsKey)?.let { it.row != null } ?: true

    fun row(id: Id) = ScreenEdit.Row(key, id)

    /** Returns a model with other elements. A list that is missing stays missing if there are none. */
    fun with(elements: List<Element>, model: Model): Model =
        if (elements == elements(model)) model else replace(model, elements)

    fun element(id: Id, model: Model): Element? = elements(model).find { this.id(it) == id }

    fun remove(id: Id): ScreenEdit<Model> = edit(id, removesFrom = this) { null }

    fun set(id: Id, change: (Element) -> Element): ScreenEdit<Model> = edit(id, change = change)

    /** Inserts an element at the start or the end, unless the list contains one with its ID. */
    fun insert(element: Element, atEnd: Boolean = false): ScreenEdit<Model> =
        ScreenEdit(inserted = row(id(element))) { model, edits ->
            val old = elements(model)
            val ids = old.map(id)
            if (id(element) in ids) return@ScreenEdit model
            val removal = edits.first().removal
            val index = removal?.index(ids) ?: if (atEnd) old.size else 0
            val new = removal?.let(::returning) ?: element
            replace(model, old.take(index) + new + old.drop(index))
        }

    /** Returns a row with the changes that have not failed, if an action has undone its removal. */
    fun returning(removal: ScreenRemoval<Model>): Element? {
        if (!removal.isUndone) return null
        // The element was in this list.
        @Suppress("UNCHECKED_CAST")
        return removal.changes.values.fold(removal.element as Element) { row, edit -> change(edit)(row) ?: row }
    }

    /** Returns what a row needs to return to its place; null if it is not in the list. */
    fun removal(
        id: Any,
        shown: Model,
        confirmed: Model,
        request: Any?,
        changes: MutableMap<Int, ScreenEdit<Model>>,
    ): ScreenRemoval<Model>? {
        val element = elements(confirmed).find { this.id(it) == id } ?: return null
        val ids = elements(shown).map(this.id)
        val index = ids.indexOfFirst { it == id }
        if (index < 0) return null
        return ScreenRemoval(element, request, ids.getOrNull(index - 1), ids.getOrNull(index + 1), changes)
    }

    /** Returns a model with changed elements, without those for which the change returns null. */
    open fun changeEach(model: Model, change: (Element) -> Element?): Model =
        with(elements(model).mapNotNull(change), model)

    private fun edit(
        id: Id,
        removesFrom: ScreenList<Model, Element, Id>? = null,
        change: (Element) -> Element?,
    ): ScreenEdit<Model> =
        RowEdit(row(id), removesFrom, change) { model, edits ->
            val changes = edits.groupBy({ it.row?.id }, ::change)
            changeEach(model) { element ->
                changes[id(element)].orEmpty().fold(element as Element?) { new, change ->
                    new?.let(change)
                }
            }
        }

    // All edits of a list are edits of its elements.
    @Suppress("UNCHECKED_CAST")
    private fun change(edit: ScreenEdit<Model>): (Element) -> Element? =
        (edit as? RowEdit<Model, Element>)?.change ?: { it }

    /** Returns what puts a row that the service returned in its place. */
    fun part(id: Id, element: Element): ScreenPart<Model> = ScreenPart(
        ScreenPart.Place(row(id)),
        changeRow = { model, change ->
            val new = element(id, change(model))
            changeEach(model) { if (this.id(it) == id) new else it }
        },
    ) { later ->
        val other = this.id(element)
        if (other == id) put(id, element, later) else ScreenEdit.set { model ->
            // The row now has the ID of another one, whose place it takes: an ID occurs only once.
            val isMoved = isUnique && element(other, model) != null
            val rest = if (isMoved) changeEach(model) { row -> row.takeIf { this.id(it) != id } } else model
            val edit = put(if (isMoved) other else id, element, later)
            edit.apply(rest, listOf(edit))
        }
    }

    private fun put(id: Id, element: Element, later: List<ScreenPart.Later<Model>>): ScreenEdit<Model> =
        edit(id) {
            var isChanged = false
            later.fold(element as Element?) { new, next ->
                // After a missing edit, later ones are made too, so that the user's latest change wins.
                if (!next.isMissing && !isChanged) return@fold new
                isChanged = true
                new?.let(change(next.edit))
            }
        }

    /** Returns what puts a value that the service returned in a place of a row. */
    fun <Value> part(id: Id, place: ScreenPlace<Element, Value>, value: Value): ScreenPart<Model> =
        ScreenPart(ScreenPart.Place(row(id), place.path)) { later ->
            edit(id) { element ->
                place.put(value, element, later) { edit, old -> change(edit)(old) ?: old }
            }
        }
}

/** Returns the list in one row of this list. */
internal fun <Model, Row, RowId : Any, Element, Id : Any> ScreenList<Model, Row, RowId>.rowsIn(
    row: RowId,
    name: String,
    id: (Element) -> Id,
    get: (Row) -> List<Element>,
    set: (Row, List<Element>) -> Row,
): ScreenList<Model, Element, Id> {
    val rows = this
    val list = ScreenList<Model, Element, Id>(
        ScreenPartsKey(key, name, row),
        id,
        elements = { model -> element(row, model)?.let(get).orEmpty() },
        replace = { model, elements -> changeEach(model) { if (rows.id(it) == row) set(it, elements) else it } },
    )
    list.siblings = { model -> rows.elements(model).map { rows.rowsIn(rows.id(it), name, id, get, set) } }
    return list
}

/**
 * Moves the element with an ID to an index of its list or, if it exists, of the list in another row. An earlier
 * move that failed can have left the element in any of these lists.
 */
internal fun <Model, Element, Id : Any> ScreenList<Model, Element, Id>.move(
    id: Id,
    index: Long,
    target: ScreenList<Model, Element, Id> = this,
): ScreenEdit<Model> = ScreenEdit.set { model ->
    val lists = listOf(target, this) + siblings(model)
    val source = lists.firstOrNull { it.element(id, model) != null } ?: return@set model
    val element = source.element(id, model) ?: return@set model
    val rest = source.with(source.elements(model).filter { this.id(it) != id }, model)
    val others = target.elements(rest)
    val place = index.coerceIn(0L, others.size.toLong()).toInt()
    val moved = target.with(others.take(place) + element + others.drop(place), rest)
    if (target.element(id, moved) == null) model else moved
}

/** The element with an ID, with the user's changes applied; null if it is not in the list. */
internal operator fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.get(
    list: ScreenList<Model, Element, Id>,
    id: Id,
): Element? = shown?.let { list.element(id, it) }

/**
 * A row that the user has removed, and the place to which it returns if it is inserted again.
 *
 * @property element the row without changes that can still fail.
 * @property request the request of the content.
 * @property above the ID of the row above.
 * @property below the ID of the row below.
 * @property changes the changes of the row that can still fail, by their IDs.
 * @property isUndone whether an action that undoes the removal has taken the row.
 */
internal class ScreenRemoval<Model>(
    val element: Any?,
    val request: Any?,
    private val above: Any?,
    private val below: Any?,
    val changes: MutableMap<Int, ScreenEdit<Model>>,
    var isUndone: Boolean = false,
) {
    /** Returns the index between the rows that were above and below; null if both are gone. */
    fun index(ids: List<Any>): Int? =
        ids.indexOf(below).takeIf { it >= 0 } ?: (ids.indexOf(above) + 1).takeIf { it > 0 }

    /** Returns what the next insertion of the row needs. Only that one can undo the removal. */
    fun used(): ScreenRemoval<Model> =
        ScreenRemoval(element, request, above, below, changes.toMutableMap(), isUndone).also { isUndone = false }
}

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

/** The IDs of the rows whose call has failed. A row that the service has returned since is like any other from then on. */
internal fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.failedRowIds(
    list: ScreenList<Model, Element, Id>,
): Set<Any> {
    val known = response?.let(list.elements).orEmpty().map { list.id(it) as Any }.toSet()
    val (returned, failed) = failedRows.keys.filter { it.list == list.key }.partition { it.id in known }
    for (row in returned) failedRows.remove(row)?.let { timeline.rollBack(it.change) }
    return failed.map { it.id }.toSet()
}

/** Makes the call for a failed row again. */
internal suspend fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.retryRow(
    list: ScreenList<Model, Element, Id>,
    id: Id,
) {
    if (id in failedRowIds(list)) failedRows[list.row(id)]?.retry?.invoke()
}

/** Removes a failed row. */
internal fun <Model : Any, Element, Id : Any> ScreenStore<Model, *, *>.discardRow(
    list: ScreenList<Model, Element, Id>,
    id: Id,
) {
    val failed = failedRows.remove(list.row(id)) ?: return
    timeline.rollBack(failed.change)
    onChange()
}

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

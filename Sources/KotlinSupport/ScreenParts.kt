/**
 * A part of a model that the call of an action returned: a row, or what is in a place of a row or of the
 * model.
 *
 * @property changeRow returns a model in which the whole row is as in a changed model, and nothing else is;
 *   null if the part is not a whole row.
 * @property edit returns the edit that puts the part in its place, with those edits on top that it may
 *   not include.
 */
internal class ScreenPart<Model>(
    val place: Place,
    val changeRow: ((Model, change: (Model) -> Model) -> Model)? = null,
    val edit: (later: List<Later<Model>>) -> ScreenEdit<Model>,
) {
    /**
     * @property row null for a place in the model.
     * @property path empty for the whole row.
     */
    data class Place(val row: ScreenEdit.Row?, val path: String = "")

    /** An edit that a part may have to be shown with. It is missing in the part, or only follows one that is. */
    class Later<Model>(val edit: ScreenEdit<Model>, val isMissing: Boolean)
}

/**
 * The parts of the rows of a list that actions are about, such as the post that a row shows. Several rows
 * can have a part with the same ID, and a change is made to all of them.
 *
 * @param name distinguishes these parts from others of the same rows.
 * @param get returns the part of a row; null if the row has none.
 * @param set returns the row with another part.
 */
internal class ScreenParts<Model, Row, Element, Id : Any>(
    name: String,
    private val rows: ScreenList<Model, Row, *>,
    id: (Element) -> Id,
    private val get: (Row) -> Element?,
    private val set: (Row, Element) -> Row,
) : ScreenList<Model, Element, Id>(
    ScreenPartsKey(rows.key, name),
    id,
    elements = { rows.elements(it).mapNotNull(get) },
    replace = { model, _ -> model },
) {
    override fun changeEach(model: Model, change: (Element) -> Element?): Model =
        rows.changeEach(model) { row ->
            val part = get(row)
            if (part == null) row else change(part)?.let { set(row, it) }
        }
}

/** Distinguishes the parts of the rows of a list, or what is in one of these rows. */
internal data class ScreenPartsKey(val list: Any, val name: String, val row: Any? = null)

/**
 * A place in a model or in a row, which the call of an action can return.
 *
 * @property path distinguishes the place from others of the same owner.
 * @property set returns the owner with a value in the place, unless the part with the place is missing.
 */
internal class ScreenPlace<Owner, Value>(
    val path: String,
    val get: (Owner) -> Value,
    val set: (Owner, Value) -> Owner,
) {
    /**
     * Puts a value in the place, with those edits on top that it may not include. If one of them changes
     * what is in the place, all later edits are made too, so that the user's latest change wins.
     *
     * @param edit makes an edit of the owner.
     */
    fun <Model> put(
        value: Value,
        owner: Owner,
        later: List<ScreenPart.Later<Model>>,
        edit: (ScreenEdit<Model>, Owner) -> Owner,
    ): Owner {
        var isChanged = false
        val new = later.fold(set(owner, value)) { old, next ->
            if (!next.isMissing && !isChanged) return@fold old
            edit(next.edit, old).also { if (get(it) != get(old)) isChanged = true }
        }
        return set(owner, get(new))
    }
}

/** Returns what puts a value that the service returned in a place of the model. */
internal fun <Model, Value> ScreenPlace<Model, Value>.part(value: Value): ScreenPart<Model> =
    ScreenPart(ScreenPart.Place(row = null, path)) { later ->
        ScreenEdit.set { model ->
            put(value, model, later) { edit, old -> edit.apply(old, listOf(edit)) }
        }
    }

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

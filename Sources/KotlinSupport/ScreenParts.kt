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

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

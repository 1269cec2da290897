/**
 * A part of a model that the call of an action returned, such as a row.
 *
 * @property row the row that the part belongs to; null for a part of the model.
 * @property edit returns the edit that puts the part in its place, with those edits on top that it may
 *   not include.
 */
internal class ScreenPart<Model>(
    val row: ScreenEdit.Row?,
    val edit: (later: List<Later<Model>>) -> ScreenEdit<Model>,
) {
    /** An edit that a part may have to be shown with. It is missing in the part, or only follows one that is. */
    class Later<Model>(val edit: ScreenEdit<Model>, val isMissing: Boolean)
}

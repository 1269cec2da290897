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

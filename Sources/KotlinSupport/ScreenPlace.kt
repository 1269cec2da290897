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

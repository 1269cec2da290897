/** Runs an action on a row whose call returns the row to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Element, Id : Any>
    ScreenStore<Model, Request, Action>.performOnAndUse(
    list: ScreenList<Model, Element, Id>,
    id: Id,
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Element,
): ScreenEnding<Element> = runAction(
    action,
    change,
    again,
    request,
    isOfRow = true,
    isShown = { this[list, id] != null },
    onFailure = onFailure,
    call = call,
    confirm = { row, changeId, begun -> timeline.confirm(changeId, list.part(id, row), begun) },
)

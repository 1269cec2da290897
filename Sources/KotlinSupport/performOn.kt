/** Runs an action on a row whose call returns nothing to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Element, Id : Any, Answer>
    ScreenStore<Model, Request, Action>.performOn(
    list: ScreenList<Model, Element, Id>,
    id: Id,
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Answer,
): ScreenEnding<Answer> = runAction(
    action,
    change,
    again,
    request,
    isOfRow = true,
    isShown = { this[list, id] != null },
    onFailure = onFailure,
    call = call,
    confirm = { _, changeId, _ -> timeline.confirm(changeId) },
)

/** Runs an action on a row whose call returns what is in a place of the model. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Element, Id : Any, Value, Answer : Value>
    ScreenStore<Model, Request, Action>.performOnAndUsePartOfModel(
    list: ScreenList<Model, Element, Id>,
    id: Id,
    place: ScreenPlace<Model, Value>,
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
    confirm = { answer, changeId, begun -> timeline.confirm(changeId, place.part(answer), begun) },
)

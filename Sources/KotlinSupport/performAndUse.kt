/** Runs an action whose call returns the model to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any> ScreenStore<Model, Request, Action>.performAndUse(
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    request: Request? = null,
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Model,
): ScreenEnding<Model> = runAction(
    action,
    change,
    again,
    request ?: this.request,
    isShown = { shown != null },
    onFailure = onFailure,
    call = call,
    confirm = { model, id, begun ->
        timeline.confirm(id, begun) { join(model, before = null) }
    },
)

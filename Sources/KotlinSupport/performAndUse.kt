/** Runs an action whose call returns the model to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any> ScreenStore<Model, Request, Action>.performAndUse(
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Model,
): ScreenEnding<Model> = runAction(
    action,
    change,
    again,
    isShown = { shown != null },
    onFailure,
    call,
    confirm = { model, id, begun, request ->
        timeline.confirm(id, request, begun) { join(model, before = null) }
    },
)

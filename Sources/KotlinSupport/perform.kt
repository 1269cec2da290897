/** Runs an action whose call returns nothing to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Answer> ScreenStore<Model, Request, Action>.perform(
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Answer,
): ScreenEnding<Answer> = runAction(
    action,
    change,
    again,
    isShown = { shown != null },
    onFailure,
    call,
    confirm = { _, id, _, _ -> timeline.confirm(id) },
)

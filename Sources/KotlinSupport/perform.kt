/** Runs an action whose call returns nothing to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Answer> ScreenStore<Model, Request, Action>.perform(
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    request: Request? = null,
    everywhere: Boolean = false,
    onFailure: (Exception) -> Unit = onError,
    call: suspend () -> Answer,
): ScreenEnding<Answer> = runAction(
    action,
    change,
    again,
    (request ?: this.request).takeUnless { everywhere },
    isShown = { shown != null },
    onFailure = onFailure,
    call = call,
    confirm = { _, id, _ -> timeline.confirm(id) },
)

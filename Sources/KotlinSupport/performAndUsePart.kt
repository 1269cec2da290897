/** Runs an action whose call returns what is in a place of the model. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Value, Answer : Value>
    ScreenStore<Model, Request, Action>.performAndUsePart(
    place: ScreenPlace<Model, Value>,
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
    confirm = { answer, id, begun -> timeline.confirm(id, place.part(answer), begun) },
)

/** Runs an action whose call returns nothing to show. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Answer> ScreenStore<Model, Request, Action>.perform(
    action: Action? = null,
    change: ScreenEdit<Model>? = null,
    again: ScreenRepetition = ScreenRepetition.Ignore,
    request: Request? = null,
    everywhere: Boolean = false,
    onFailure: (Exception) -> Unit = onError,
    retry: (suspend () -> Unit)? = null,
    call: suspend () -> Answer,
): ScreenEnding<Answer> = runAction(
    action,
    change,
    again,
    (request ?: this.request).takeUnless { everywhere },
    retry = retry,
    isShown = { shown != null },
    onFailure = onFailure,
    call = call,
    confirm = { _, id, _ -> timeline.confirm(id) },
)

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

/** Runs an action on a row whose call returns what is in a place of the row. See [runAction]. */
internal suspend fun <Model : Any, Request : Any, Action : Any, Element, Id : Any, Value, Answer : Value>
    ScreenStore<Model, Request, Action>.performOnAndUsePart(
    list: ScreenList<Model, Element, Id>,
    id: Id,
    place: ScreenPlace<Element, Value>,
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
    confirm = { answer, changeId, begun ->
        timeline.confirm(changeId, list.part(id, place, answer), begun)
    },
)

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

/**
 * Shows a model that the service sent, like the response to a load that began now.
 *
 * @param request the request that the service sent it for. If null, the model is dropped while the content
 *   is that of an older request, because it may be for either.
 */
internal fun <Model : Any, Request : Any> ScreenStore<Model, Request, *>.useModel(
    model: Model,
    request: Request? = null,
) {
    if (request == null && shown != null && this.request != wanted) return
    val begun = timeline.beginCall()
    failure = null
    show(model, request ?: wanted, begun)
    timeline.endCall(begun)
    onChange()
}

import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * Shows a change and calls the service.
 *
 * @param action the action to report as running until the call ends; null if nothing depends on it.
 * @param edit the change to show immediately and to roll back if the call fails. It is also applied to
 *   responses that may include it already, so applying it twice must have the same result as applying
 *   it once.
 * @param again what happens if the action is running already.
 * @param request the request that the action is about; null if it is about all.
 * @param isOfRow whether the action is about a row, in whatever content has it.
 * @param isShown whether what the action is about is shown; otherwise it does nothing.
 * @param onFailure handles the error of the call.
 * @param confirm stores what the call returned: the ID of the change and the time when the call began.
 */
internal suspend fun <Model : Any, Request : Any, Action : Any, Answer>
    ScreenStore<Model, Request, Action>.runAction(
    action: Action?,
    edit: ScreenEdit<Model>?,
    again: ScreenRepetition,
    request: Request?,
    isOfRow: Boolean = false,
    isShown: () -> Boolean,
    onFailure: (Exception) -> Unit,
    call: suspend () -> Answer,
    confirm: (answer: Answer, change: Int, begun: Int) -> Unit,
): ScreenEnding<Answer> {
    if (!isShown()) return ScreenEnding.Skipped
    if (again is ScreenRepetition.Ignore && action != null && isRunning(action)) {
        return ScreenEnding.Skipped
    }
    edit?.let(timeline::remember)
    val removal = edit?.inserted?.let { timeline.removals[it]?.used() }
    edit?.removal = removal
    // A removal is undone for the request of its content.
    @Suppress("UNCHECKED_CAST")
    val about = if (removal?.isUndone == true) removal.request as Request? else request
    val change = timeline.begin(edit, about)
    if (action != null) runs.merge(action, 1, Int::plus)
    val ending = try {
        if (again is ScreenRepetition.Latest && action != null) {
            val turn = ScreenTurn(action, request.takeUnless { isOfRow })
            sendInTurn(turn, change, again.values) { send(change, call, confirm) }
        } else {
            send(change, call, confirm)
        }
    } finally {
        if (action != null) runs.computeIfPresent(action) { _, count -> (count - 1).takeIf { it > 0 } }
        onChange()
    }
    if (ending is ScreenEnding.Failed && isShown()) onFailure(ending.error)
    return ending
}

private suspend fun <Model : Any, Request : Any, Action : Any, Answer>
    ScreenStore<Model, Request, Action>.send(
    change: Int,
    call: suspend () -> Answer,
    confirm: (answer: Answer, change: Int, begun: Int) -> Unit,
): ScreenEnding<Answer> {
    val begun = timeline.beginCall()
    onChange()
    return try {
        val answer = call()
        confirm(answer, change, begun)
        ScreenEnding.Done(answer)
    } catch (error: Exception) {
        timeline.rollBack(change)
        currentCoroutineContext().ensureActive()
        if (error.isCancellation) ScreenEnding.Skipped else ScreenEnding.Failed(error)
    } finally {
        timeline.endCall(begun)
    }
}

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/** How an action ended. */
internal sealed interface ScreenEnding<out Answer> {
    /** The action could not run, its call was cancelled, or newer values replaced its values. */
    data object Skipped : ScreenEnding<Nothing>
    data class Done<Answer>(val answer: Answer) : ScreenEnding<Answer>
    data class Failed(val error: Exception) : ScreenEnding<Nothing>
}

/** What happens if an action is called again while it is running. */
internal sealed interface ScreenRepetition {
    data object Ignore : ScreenRepetition
    data object Parallel : ScreenRepetition

    /**
     * Runs one call at a time. Values that arrive during a call wait, and only the newest are sent in the
     * next call.
     */
    class Latest(vararg values: Any?) : ScreenRepetition {
        val values: List<Any?> = values.toList()
    }
}

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
 * @param retry makes the call again. If it is given, the row that the edit inserts stays if the call fails.
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
    retry: (suspend () -> Unit)? = null,
    isShown: () -> Boolean,
    onFailure: (Exception) -> Unit,
    call: suspend () -> Answer,
    confirm: (answer: Answer, change: Int, begun: Int) -> Unit,
): ScreenEnding<Answer> {
    if (!isShown()) return ScreenEnding.Skipped
    if (again is ScreenRepetition.Ignore && action != null && isRunning(action)) {
        return ScreenEnding.Skipped
    }
    val failed = edit?.inserted?.let(failedRows::remove)?.change
    val own = if (failed == null) request else timeline.requestOf(failed)
    failed?.let(timeline::rollBack)
    edit?.let(timeline::remember)
    val removal = edit?.inserted?.let { timeline.removals[it]?.used() }
    edit?.removal = removal
    // A removal is undone for the request of its content.
    @Suppress("UNCHECKED_CAST")
    val about = if (removal?.isUndone == true) removal.request as Request? else own
    val change = timeline.begin(edit, about)
    if (action != null) runs.merge(action, 1, Int::plus)
    val ending = try {
        if (again is ScreenRepetition.Latest && action != null) {
            val turn = ScreenTurn(action, own.takeUnless { isOfRow })
            sendInTurn(turn, change, again.values) { send(change, retry, call, confirm) }
        } else {
            send(change, retry, call, confirm)
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
    retry: (suspend () -> Unit)?,
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
        val row = if (retry != null) timeline.keep(change) else null
        if (retry != null && row != null) failedRows[row] = ScreenFailedRow(change, retry)
        else timeline.rollBack(change)
        currentCoroutineContext().ensureActive()
        if (error.isCancellation) ScreenEnding.Skipped else ScreenEnding.Failed(error)
    } finally {
        timeline.endCall(begun)
    }
}

/**
 * Sends a change when the previous call of the action has ended, unless a newer change replaces it
 * first. Values that the service has accepted already are not sent again.
 *
 * @param send sends the change.
 */
internal suspend fun <Model : Any, Request : Any, Action : Any, Answer>
    ScreenStore<Model, Request, Action>.sendInTurn(
    turn: ScreenTurn<Action, Request>,
    change: Int,
    values: List<Any?>,
    send: suspend () -> ScreenEnding<Answer>,
): ScreenEnding<Answer> {
    val running = queues[turn]
    val queue = running ?: ScreenQueue(change).also { queues[turn] = it }
    if (running != null && !waitForTurn(turn, running, change)) return ScreenEnding.Skipped
    try {
        if (queue.pending != change) return ScreenEnding.Skipped
        queue.pending = null
        val accepted = queue.accepted
        if (accepted?.values == values) {
            timeline.rollBack(change)
            // An action always returns the same type.
            @Suppress("UNCHECKED_CAST")
            return ScreenEnding.Done(accepted.answer as Answer)
        }
        queue.accepted = null
        val ending = send()
        if (ending is ScreenEnding.Done) queue.accepted = ScreenQueue.Accepted(values, ending.answer)
        // Only the newest change determines how the action ends.
        return if (queue.pending == null) ending else ScreenEnding.Skipped
    } finally {
        passTurn(turn, queue)
    }
}

private suspend fun <Model : Any, Request : Any, Action : Any>
    ScreenStore<Model, Request, Action>.waitForTurn(
    turn: ScreenTurn<Action, Request>,
    queue: ScreenQueue,
    change: Int,
): Boolean {
    queue.pending?.let(timeline::rollBack)
    queue.waiting?.complete(false)
    val start = CompletableDeferred<Boolean>()
    queue.pending = change
    queue.waiting = start
    onChange()
    try {
        return start.await()
    } catch (error: CancellationException) {
        if (queue.pending == change) {
            queue.pending = null
            timeline.rollBack(change)
        }
        if (queue.waiting === start) queue.waiting = null
        // A caller can be cancelled after it got its turn.
        if (queue.active === start) passTurn(turn, queue)
        throw error
    }
}

private fun <Model : Any, Request : Any, Action : Any>
    ScreenStore<Model, Request, Action>.passTurn(turn: ScreenTurn<Action, Request>, queue: ScreenQueue) {
    queue.active = queue.waiting
    queue.waiting = null
    queue.active?.complete(true) ?: queues.remove(turn)
}

/**
 * Waits until the values of an action stay the same. Returns whether the values of this call are the
 * newest, so that they should be sent.
 *
 * @param request the request that the action is about; by default that of the content.
 */
internal suspend fun <Request : Any, Action : Any> ScreenStore<*, Request, Action>.rests(
    action: Action,
    request: Request? = null,
    wait: suspend () -> Unit,
): Boolean {
    val turn = ScreenTurn(action, request ?: this.request)
    val time = timeline.tick()
    resting[turn] = time
    wait()
    return resting[turn] == time
}

/**
 * Waits while the user types. Returns whether [request] is still the most recent one, so that its load
 * should begin.
 *
 * @param wait waits for the user to stop typing. It is not called for the first load, or if the request
 *   is the one of the last load.
 */
internal suspend fun <Request : Any> ScreenStore<*, Request, *>.settles(
    request: Request,
    wait: suspend () -> Unit,
): Boolean {
    settling += 1
    val turn = settling
    if (wanted == null || wanted == request) return true
    wait()
    return turn == settling
}

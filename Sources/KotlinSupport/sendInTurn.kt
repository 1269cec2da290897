import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred

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

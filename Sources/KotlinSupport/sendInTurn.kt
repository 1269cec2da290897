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
    action: Action,
    change: Int,
    values: List<Any?>,
    send: suspend () -> ScreenEnding<Answer>,
): ScreenEnding<Answer> {
    val running = queues[action]
    val queue = running ?: ScreenQueue(change).also { queues[action] = it }
    if (running != null && !waitForTurn(action, running, change)) return ScreenEnding.Skipped
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
        passTurn(action, queue)
    }
}

private suspend fun <Model : Any, Request : Any, Action : Any>
    ScreenStore<Model, Request, Action>.waitForTurn(
    action: Action,
    queue: ScreenQueue,
    change: Int,
): Boolean {
    queue.pending?.let(timeline::rollBack)
    queue.waiting?.complete(false)
    val turn = CompletableDeferred<Boolean>()
    queue.pending = change
    queue.waiting = turn
    onChange()
    try {
        return turn.await()
    } catch (error: CancellationException) {
        if (queue.pending == change) {
            queue.pending = null
            timeline.rollBack(change)
        }
        if (queue.waiting === turn) queue.waiting = null
        // A caller can be cancelled after it got its turn.
        if (queue.active === turn) passTurn(action, queue)
        throw error
    }
}

private fun <Model : Any, Request : Any, Action : Any>
    ScreenStore<Model, Request, Action>.passTurn(action: Action, queue: ScreenQueue) {
    queue.active = queue.waiting
    queue.waiting = null
    queue.active?.complete(true) ?: queues.remove(action)
}

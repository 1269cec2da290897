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
    val queue = queues[action] ?: ScreenQueue().also { queues[action] = it }
    if (runs.getValue(action) > 1) {
        queue.pending?.let(timeline::rollBack)
        queue.waiting?.complete(false)
        val turn = CompletableDeferred<Boolean>()
        queue.pending = change
        queue.waiting = turn
        onChange()
        try {
            if (!turn.await()) return ScreenEnding.Skipped
        } finally {
            if (queue.waiting === turn) {
                // The caller was cancelled while it waited, or it is its turn.
                queue.waiting = null
                queue.pending = null
                if (!turn.isCompleted) timeline.rollBack(change)
            }
        }
    }
    try {
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
        val next = queue.waiting
        if (next == null) queues -= action else next.complete(true)
    }
}

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** Starts an action and waits until it calls the function. */
internal suspend fun <Answer> CoroutineScope.awaitCall(
    calls: Calls<Answer>,
    action: suspend () -> Unit,
): PendingCall<Answer> {
    val job = launch { action() }
    return PendingCall(calls.waiting.receive(), job)
}

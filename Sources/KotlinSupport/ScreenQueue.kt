import kotlinx.coroutines.CompletableDeferred

/**
 * The waiting calls of an action that makes one call at a time.
 *
 * @property pending the newest change, if its call has not begun.
 * @property accepted what the last call sent and returned; null if it failed.
 * @property waiting completed with true when the call of the newest change can begin, and with false if
 *   a newer change replaces it.
 * @property active what the caller whose turn it is has waited for.
 */
internal class ScreenQueue(var pending: Int?) {
    var accepted: Accepted? = null
    var waiting: CompletableDeferred<Boolean>? = null
    var active: CompletableDeferred<Boolean>? = null

    class Accepted(val values: List<Any?>, val answer: Any?)
}

import kotlinx.coroutines.CompletableDeferred

/**
 * The waiting calls of an action that makes one call at a time.
 *
 * @property accepted what the last call sent and returned; null if it failed.
 * @property pending the newest change, if its call has not begun.
 * @property waiting completed with true when the call of the newest change can begin, and with false if
 *   a newer change replaces it.
 */
internal class ScreenQueue(
    var accepted: Accepted? = null,
    var pending: Int? = null,
    var waiting: CompletableDeferred<Boolean>? = null,
) {
    class Accepted(val values: List<Any?>, val answer: Any?)
}

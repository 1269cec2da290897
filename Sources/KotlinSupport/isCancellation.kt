import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.TimeoutCancellationException

/** Whether the error says that a call was cancelled. A call that took too long has failed instead. */
internal val Exception.isCancellation: Boolean
    get() = this is CancellationException && this !is TimeoutCancellationException

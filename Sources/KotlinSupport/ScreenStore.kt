import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/**
 * The state of one screen: the service's last response, the user's changes since then, and the calls
 * that are running. Use it on one thread, such as the main thread of an app.
 *
 * - A response that is older than the one shown is dropped.
 * - A change is shown immediately. If its call fails, only that change is rolled back. Responses that
 *   may not include the change yet are shown with it.
 * - An error is reported once, and not at all if its coroutine was cancelled or its result no longer
 *   matters.
 *
 * The store launches no coroutines of its own. Each call runs in the caller's coroutine and is
 * cancelled with it.
 *
 * @param Request distinguishes the loads of a screen, for example by search text; [Nothing] if all
 *   loads are the same.
 * @param Action names the actions that can be running, such as `Like(id = 7)`.
 * @property onChange is called when [phase] or the running calls may have changed.
 * @property onError is called with an error to show alongside the content.
 */
internal class ScreenStore<Model : Any, Request : Any, Action : Any>(
    val onChange: () -> Unit,
    val onError: (Exception) -> Unit,
) {
    private class Load<Request>(val begun: Int, val request: Request?)

    val timeline = ScreenTimeline<Model, Request>()

    /** The number of running calls of each action. */
    val runs = mutableMapOf<Action, Int>()
    val queues = mutableMapOf<Action, ScreenQueue>()

    /** When each action that waits while the user types was called last. */
    val resting = mutableMapOf<Action, Int>()

    /** The request of the most recent load. */
    private var wanted: Request? = null

    /**
     * Whether responses to requests other than [wanted] are dropped. This is the case once a load for
     * [wanted] has succeeded or failed, or if its content is shown already.
     */
    private var acceptsOnlyWanted = false
    private val loads = mutableListOf<Load<Request>>()

    /** The error of a failed load, until it is reported or a load succeeds. */
    private var failure: Exception? = null

    val phase: ScreenPhase<Model>
        get() {
            shown?.let { return ScreenPhase.Content(it) }
            if (loads.any(::mayBeAccepted)) return ScreenPhase.Loading
            return failure?.let { ScreenPhase.Failed(it) } ?: ScreenPhase.Idle
        }

    /** The service's last response with the user's changes applied. */
    val shown: Model? get() = timeline.shown

    /** The request of the response that is shown. */
    val request: Request? get() = timeline.response?.request

    val isLoading: Boolean get() = loads.isNotEmpty()

    val running: Set<Action> get() = runs.keys

    fun isRunning(action: Action): Boolean = action in runs

    /**
     * Loads the model. The content stays until the response arrives.
     *
     * @param request the values that the response depends on, such as a search text. The response to an
     *   earlier request is shown only until a load for the most recent request succeeds or fails.
     * @param silently whether to ignore an error if there is content, as polling does.
     * @param keep whether the content of another request stays until the response arrives.
     */
    suspend fun load(
        request: Request? = null,
        silently: Boolean = false,
        keep: Boolean = true,
        call: suspend () -> Model,
    ) {
        if (!keep && this.request != request) timeline.dropResponse()
        if (request != wanted || !keep) {
            acceptsOnlyWanted = !keep || shown != null && this.request == request
        }
        wanted = request
        val load = Load(timeline.beginCall(), request)
        loads += load
        onChange()
        try {
            val response = call()
            if (mayBeAccepted(load)) {
                finish(load)
                failure = null
                timeline.accept(response, request, load.begun)
            }
        } catch (error: Exception) {
            currentCoroutineContext().ensureActive()
            if (mayBeAccepted(load) && !error.isCancellation) {
                finish(load)
                if (!silently || shown == null) failure = error
            }
        } finally {
            loads -= load
            timeline.endCall(load.begun)
            onChange()
            reportFailure()
        }
    }

    private fun mayBeAccepted(load: Load<Request>): Boolean =
        !timeline.isOutdated(load.request, load.begun) &&
            (load.request == wanted || !acceptsOnlyWanted)

    private fun finish(load: Load<Request>) {
        if (load.request == wanted) acceptsOnlyWanted = true
    }

    private fun reportFailure() {
        val error = failure ?: return
        if (shown == null || loads.any(::mayBeAccepted)) return
        failure = null
        onError(error)
    }
}

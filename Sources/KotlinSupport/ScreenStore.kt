import java.time.Instant
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive

/** What a screen shows: its content, or why there is none. */
internal sealed interface ScreenPhase<out Model> {
    data object Idle : ScreenPhase<Nothing>
    data object Loading : ScreenPhase<Nothing>
    data class Failed(val error: Exception) : ScreenPhase<Nothing>
    data class Content<Model>(val model: Model) : ScreenPhase<Model>
}

/** The response to a load. [accept] stores what else has been loaded, if the response is shown. */
internal class ScreenResponse<Model>(val model: Model, val accept: () -> Unit = {})

/**
 * What one call at a time is made for.
 *
 * @property request the request that the action is about; null if it is about a row.
 */
internal data class ScreenTurn<Action, Request>(val action: Action, val request: Request?)

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

/** A row that stays although the call that should add it has failed: its [change], and how to make the call again. */
internal class ScreenFailedRow(val change: Int, val retry: suspend () -> Unit)

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
 * @property pages the list that is loaded page by page; null if there is none.
 * @param model the content of a screen that loads nothing.
 */
internal class ScreenStore<Model : Any, Request : Any, Action : Any>(
    val onChange: () -> Unit,
    val onError: (Exception) -> Unit,
    val pages: ScreenPages<Model, *, *>? = null,
    model: Model? = null,
) {
    private class Load<Request>(val begun: Int, val request: Request?)

    /** A response whose new elements wait, and when its load began. */
    class Held<Model>(val model: Model, val begun: Int)

    val timeline = ScreenTimeline<Model, Request>()

    /** Called after a value that the service sent has been applied. */
    var onValue: () -> Unit = {}

    init {
        model?.let { timeline.accept(it, request = null, timeline.tick()) { model, _ -> model } }
    }

    /** The number of running calls of each action. */
    val runs = mutableMapOf<Action, Int>()
    val queues = mutableMapOf<ScreenTurn<Action, Request>, ScreenQueue>()

    /** When each action that waits while the user types was called last. */
    val resting = mutableMapOf<ScreenTurn<Action, Request>, Int>()

    /** The request of the most recent load. */
    var wanted: Request? = null
        private set

    /**
     * Whether responses to requests other than [wanted] are dropped. This is the case once a load for
     * [wanted] has succeeded or failed, or if its content is shown already.
     */
    var acceptsOnlyWanted = false

    /** Whether the content is kept from an earlier load. */
    var isCached = false

    /** When the load began whose response is being accepted. */
    var accepting = 0
    private val loads = mutableListOf<Load<Request>>()

    /** The error of a failed load, until it is reported or a load succeeds. */
    var failure: Exception? = null

    /** When the newest value of each optional source was requested. */
    val sources = mutableMapOf<String, Int>()

    /** The number of loads that have waited until the user stopped typing. */
    var settling = 0

    /** When a load was last due, in the store's time and the user's. */
    var lastDue: Pair<Int, Instant>? = null

    /** Whether one of the running loads is slow. */
    var isSlow = false

    var held: Held<Model>? = null

    /** The rows that the user sees although the call that should add them has failed. */
    val failedRows = mutableMapOf<ScreenEdit.Row, ScreenFailedRow>()

    val phase: ScreenPhase<Model>
        get() {
            shown?.let { return ScreenPhase.Content(it) }
            if (loads.any(::mayBeAccepted)) return ScreenPhase.Loading
            return failure?.let { ScreenPhase.Failed(it) } ?: ScreenPhase.Idle
        }

    /** The service's last response with the user's changes applied. */
    val shown: Model? get() = timeline.shown

    /** The service's last response with the changes that the service has confirmed. */
    val confirmedContent: Model? get() = timeline.confirmedContent

    /** The service's last response, which contains the cursor of the next page. */
    val response: Model? get() = timeline.response?.model

    /** The request of the response that is shown. */
    val request: Request? get() = timeline.response?.request

    val isLoading: Boolean get() = loads.isNotEmpty()

    /** Whether a load is running that has been running for some time. */
    val isLoadingSlowly: Boolean get() = isLoading && isSlow

    /** Whether there may be a next page. */
    val hasMore: Boolean get() = pages?.hasMore == true

    val isLoadingMore: Boolean get() = pages?.isLoading == true

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
        loadAll(request, silently, keep) { ScreenResponse(call()) }
    }

    /**
     * Loads the model together with other values. See [load].
     *
     * @param join adds content of the previous model with the same request, such as its later pages.
     */
    suspend fun loadAll(
        request: Request? = null,
        silently: Boolean = false,
        keep: Boolean = true,
        join: (model: Model, before: Model?) -> Model = ::join,
        call: suspend () -> ScreenResponse<Model>,
    ) {
        if (!keep && this.request != request) {
            timeline.dropResponse()
            pages?.replace()
        }
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
                accepting = load.begun
                response.accept()
                show(response.model, request, load.begun, join)
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

    /** Shows a response, joined with the previous model if that has the same request. */
    fun show(
        model: Model,
        request: Request?,
        begun: Int,
        join: (model: Model, before: Model?) -> Model = ::join,
    ) {
        val isSame = this.request == request
        timeline.accept(model, request, begun) { new, before -> join(new, before.takeIf { isSame }) }
        isCached = false
    }

    /** Adds the later pages of the previous model to a new first page. */
    fun join(model: Model, before: Model?): Model = pages?.join(model, before) ?: model

    /** Shows an error like that of a load. */
    fun fail(error: Exception) {
        failure = error
        onChange()
        reportFailure()
    }

    fun reportFailure() {
        val error = failure ?: return
        if (shown == null || loads.any(::mayBeAccepted)) return
        failure = null
        onError(error)
    }
}

/** Whether the error says that a call was cancelled. A call that took too long has failed instead. */
internal val Exception.isCancellation: Boolean
    get() = this is CancellationException && this !is TimeoutCancellationException

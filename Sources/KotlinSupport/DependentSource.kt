import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.consumeEach
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.isActive
import kotlinx.coroutines.launch

/**
 * A value that a screen loads for what is in its content, such as the relationships to the accounts in a
 * list.
 *
 * @property merge adds what was loaded for new subjects to an older value.
 * @property value the newest value; null if there is none for the content.
 */
internal class DependentSource<Value : Any>(
    private val merge: (old: Value, new: Value) -> Value = { _, new -> new },
) {
    class Call<Subject>(val subjects: List<Subject>, val turn: Int)

    var value: Value? = null
        private set

    /** What has been received since the content was loaded. */
    private var received: Value? = null

    /** What the value has been requested for since then. */
    private val requested = mutableSetOf<Any?>()

    /** What the value is about, if it is about all subjects together. */
    private var whole = emptyList<Any?>()

    /** The number of running calls. */
    private var running = 0

    /** Whether the value is still an older one, which stays while calls are running. */
    private var isOld = false

    /** When the load began that the content is the response to. */
    private var load = 0

    /** Counts the times at which the value is begun again. What was requested before is dropped. */
    private var turn = 0

    /** Shows a value that the service has sent, which is for all of the content. */
    fun show(value: Value?) {
        turn += 1
        running = 0
        received = value
        isOld = false
        this.value = value
    }

    /**
     * Returns the call that is to be made; null if there is none.
     *
     * @param together whether the value is about all subjects together.
     */
    fun <Subject> begin(subjects: List<Subject>, load: Int, together: Boolean): Call<Subject>? {
        val isOther = together && subjects != whole
        if (together) whole = subjects
        val isEmpty = subjects.isEmpty() && requested.isNotEmpty()
        if (isOther || isEmpty || load != this.load) {
            this.load = load
            turn += 1
            running = 0
            received = null
            requested.clear()
            if (isOther || subjects.isEmpty()) value = null
            isOld = value != null
        }
        val new = subjects.filter { requested.add(it) }
        if (new.isEmpty()) return null
        running += 1
        return Call(new, turn)
    }

    /** Adds the value that a call returned; null if it failed. */
    fun end(call: Call<*>, value: Value?, isCancelled: Boolean = false) {
        if (call.turn != turn) return
        if (value == null) {
            requested.removeAll(call.subjects.toSet())
        } else {
            received = received?.let { merge(it, value) } ?: value
        }
        running -= 1
        if (running == 0 && (received != null || !isCancelled)) isOld = false
        if (!isOld) this.value = received
    }
}

/**
 * Loads a value for each of the subjects. After a load of the content, the call is about all subjects,
 * otherwise only about new ones. If the call after a load fails, the value is null.
 */
internal suspend fun <Subject, Value : Any> ScreenStore<*, *, *>.loadForEach(
    source: DependentSource<Value>,
    subjects: List<Subject>,
    call: suspend (List<Subject>) -> Value,
) {
    loadDependent(source, subjects, together = false, call)
}

/** Loads a value for several values together, after a load of the content and when one of them is another. */
internal suspend fun <Value : Any> ScreenStore<*, *, *>.loadTogether(
    source: DependentSource<Value>,
    values: List<Any?>,
    call: suspend () -> Value,
) {
    loadDependent(source, listOf(values), together = true) { call() }
}

/** Removes a value that there is nothing to load for. */
internal fun ScreenStore<*, *, *>.clearDependent(source: DependentSource<*>) {
    source.begin(emptyList<Any>(), accepting, together = true)
    onChange()
}

private suspend fun <Subject, Value : Any> ScreenStore<*, *, *>.loadDependent(
    source: DependentSource<Value>,
    subjects: List<Subject>,
    together: Boolean,
    call: suspend (List<Subject>) -> Value,
) {
    // What is kept from an earlier load is soon replaced.
    if (isCached) return
    val hadValue = source.value != null
    val begun = source.begin(subjects, accepting, together)
    if (hadValue && source.value == null) onChange()
    if (begun == null) return
    try {
        source.end(begun, call(begun.subjects))
    } catch (error: Exception) {
        val isCancelled = !currentCoroutineContext().isActive || error.isCancellation
        source.end(begun, value = null, isCancelled)
        currentCoroutineContext().ensureActive()
    }
    onChange()
}

/**
 * Runs functions that apply values, and loads what the new content needs, without keeping the next values
 * waiting. The first function that returns false ends the others.
 */
internal suspend fun ScreenStore<*, *, *>.applyAndLoad(
    vararg updates: suspend () -> Boolean,
    load: suspend () -> Unit,
) {
    val values = Channel<Unit>(Channel.CONFLATED)
    onValue = { values.trySend(Unit) }
    coroutineScope {
        launch { values.consumeEach { load() } }
        applyTogether(*updates)
        values.close()
    }
}

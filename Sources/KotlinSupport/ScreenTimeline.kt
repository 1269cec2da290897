/**
 * The content of a screen: the service's last response with the user's changes that it may not include
 * yet.
 *
 * Times are event counts. Of two events, the one with the greater time happened later.
 */
internal class ScreenTimeline<Model : Any, Request : Any> {
    /**
     * @property request the request of the load.
     * @property seen the response includes every change that the service confirmed before this time.
     * @property answered the change whose call returned this model; null if a load did.
     */
    data class Response<Model, Request>(
        val model: Model,
        val request: Request?,
        val seen: Int,
        val answered: Int? = null,
    )

    /**
     * A part of the model that the call of an action returned.
     *
     * @property begun when the call began.
     */
    private class Answer<Model>(val change: Int, val part: ScreenPart<Model>, val begun: Int)

    /**
     * @property edit the optimistic update; null if the action has none.
     * @property request the request that the change is about; null if it is about all.
     * @property confirmed when the service confirmed the change; null while its call is running.
     * @property isKept whether the change stays although its call has failed.
     */
    private data class Change<Model, Request>(
        val id: Int,
        val edit: ScreenEdit<Model>?,
        val request: Request?,
        var confirmed: Int? = null,
        var answer: Answer<Model>? = null,
        var isKept: Boolean = false,
    ) {
        fun isConfirmedBefore(time: Int): Boolean = confirmed?.let { it < time } ?: false

        /** Whether a returned row replaces the edit, even one that removes the row. */
        val isReplaced: Boolean get() = answer?.part?.changeRow != null && edit?.inserted == null

        /** What the change does to the content of a request: what is not of a row belongs to one request. */
        fun partIn(request: Request?): Change<Model, Request>? =
            if (this.request == null || this.request == request) this else ofRow

        /** The change without what it does to the model itself; null if it does nothing else. */
        val ofRow: Change<Model, Request>?
            get() = copy(
                edit = edit?.takeIf { it.row != null },
                answer = answer?.takeIf { it.part.place.row != null },
            ).takeIf { it.edit != null || it.answer != null }
    }

    var response: Response<Model, Request>? = null
        private set

    /** The response after applying the changes that it may not include yet. */
    var shown: Model? = null
        private set

    /** The changes in the order in which the user made them. They are kept until no call is running. */
    private val changes = mutableListOf<Change<Model, Request>>()
    private val calls = mutableSetOf<Int>()

    /** The rows that the user has removed. */
    val removals = mutableMapOf<ScreenEdit.Row, ScreenRemoval<Model>>()

    /** Responses to loads that began no later than this are outdated. */
    private var since = 0

    /** When the newest call that returned a model for an action began. */
    private var lastBegun = 0

    /** When an action's call last returned a model, by request. */
    private val answers = mutableMapOf<Request?, Int>()
    private var now = 0

    fun tick(): Int {
        now += 1
        return now
    }

    fun beginCall(): Int = tick().also { calls += it }

    fun endCall(time: Int) {
        calls -= time
        settle()
    }

    /** If no call is running, makes the shown model the response and forgets the changes, except those that are kept. */
    private fun settle() {
        if (calls.isNotEmpty() || changes.any { it.confirmed == null && !it.isKept }) return
        val others = changes.filterNot { it.isKept }
        val settled = shown.takeIf { others.size == changes.size }
        response = response?.let { it.copy(model = settled ?: applied(others, it)) }
        changes.removeAll(others)
    }

    /** The response with the changes that the service has confirmed. */
    val confirmedContent: Model?
        get() {
            val certain = changes.filter { it.confirmed != null }
            return if (certain.size == changes.size) shown else response?.let { applied(certain, it) }
        }

    /** Whether the response to a load is older than what is shown. */
    fun isOutdated(request: Request?, begun: Int): Boolean =
        begun <= since || begun < (answers[request] ?: 0)

    /** Accepts the response to a load. [join] can add content of the previous model, such as pages. */
    fun accept(
        model: Model,
        request: Request?,
        begun: Int,
        join: (model: Model, before: Model?) -> Model,
    ) {
        val included = changes.filter { it.isConfirmedBefore(begun) }
        val before = response?.let { applied(included, it) }
        since = begun
        response = Response(join(model, before), request, seen = begun)
        update()
    }

    /**
     * Adds a page to the response. The changes of rows that the response includes but the page may not
     * are applied to the page first.
     */
    fun add(page: Model, begun: Int, append: (model: Model, page: Model) -> Model) {
        val response = response ?: return
        val included = changes.filter { it.isConfirmedBefore(response.seen) }
        val changed = applied(
            included.mapNotNull { it.ofRow },
            Response(page, response.request, seen = begun),
        )
        this.response = response.copy(model = append(response.model, changed))
        update()
    }

    fun dropResponse() {
        response = null
        update()
    }

    /** Shows a change, if it is about what is shown, and returns its ID. */
    fun begin(edit: ScreenEdit<Model>?, request: Request?): Int {
        val change = Change(tick(), edit, request)
        changes += change
        val visible = change.partIn(response?.request)?.edit
        if (changes.any { it.isKept }) update()
        else if (visible != null) shown = shown?.let { apply(listOf(visible), it) }
        return change.id
    }

    fun rollBack(id: Int) {
        changes.removeAll { it.id == id }
        for (removal in removals.values + changes.mapNotNull { it.edit?.removal }) removal.changes -= id
        update()
        settle()
    }

    fun requestOf(id: Int): Request? = change(id)?.request

    /** Keeps a change whose call has failed, and returns the row that it inserts. */
    fun keep(id: Int): ScreenEdit.Row? {
        val change = change(id)?.apply { isKept = true }
        update()
        return change?.edit?.inserted
    }

    fun confirm(id: Int) {
        val time = tick()
        change(id)?.confirmed = time
    }

    /** Marks a change as confirmed. The part that its call returned replaces the change in its place. */
    fun confirm(id: Int, part: ScreenPart<Model>, begun: Int) {
        confirm(id)
        change(id)?.answer = Answer(id, part, begun)
        update()
    }

    /**
     * Marks a change as confirmed and replaces the response with the model that its call returned, unless
     * a call that began later has returned one or the response is to another request.
     */
    fun confirm(id: Int, begun: Int, model: () -> Model) {
        confirm(id)
        val request = response?.request
        if (response == null || begun <= maxOf(lastBegun, since) || request != change(id)?.request) return
        lastBegun = begun
        answers[request] = now
        response = Response(model(), request, seen = begun, answered = id)
        update()
    }

    private fun change(id: Int): Change<Model, Request>? = changes.find { it.id == id }

    /** Remembers the row that an edit of the user removes. */
    fun remember(edit: ScreenEdit<Model>) {
        val list = edit.removesFrom ?: return
        val row = edit.row ?: return
        val shown = shown ?: return
        val response = response ?: return
        val (open, closed) = changes.partition { it.confirmed == null && it.edit?.row == row }
        val edits = open.mapNotNull { change -> change.edit?.let { change.id to it } }.toMap().toMutableMap()
        list.removal(row.id, shown, applied(closed, response), response.request, edits)?.let { removals[row] = it }
    }

    private fun update() {
        shown = response?.let { applied(changes, it) }
    }

    /** Returns the response's model with the changes applied that it may not include. */
    fun applied(response: Response<Model, Request>): Model = applied(changes, response)

    /**
     * Returns the response's model with the changes and the parts applied that it may not include. Each
     * part has those changes on top that it may not include itself.
     */
    private fun applied(
        all: List<Change<Model, Request>>,
        response: Response<Model, Request>,
    ): Model {
        // Rows that could not be added come last, so that they stay in their place whatever is confirmed.
        val changes = all.mapNotNull { it.partIn(response.request) }.sortedBy { it.isKept }
        val unanswered = changes.filter { !it.isReplaced || it.isConfirmedBefore(response.seen) }
        val edits = later(unanswered, response.seen, response.answered).map { it.edit }
        val parts = missingAnswers(changes, response).flatMap { answer ->
            val row = answer.part.place.row
            val own = changes.filter { row == null || it.edit?.row == row }
            val edit = answer.part.edit(later(own, answer.begun, answer.change))
            listOfNotNull(edit, partsEdit(changes, answer))
        }
        return apply(edits + parts, response.model)
    }

    /**
     * Returns the parts that a response may not include: for each place that whose call began last, in the
     * order in which the calls began.
     */
    private fun missingAnswers(
        changes: List<Change<Model, Request>>,
        response: Response<Model, Request>,
    ): List<Answer<Model>> =
        changes.filter { !it.isConfirmedBefore(response.seen) }
            .mapNotNull { it.answer }
            .sortedBy { it.begun }
            .associateBy { it.part.place }
            .values
            .sortedBy { it.begun }

    /** Returns an edit that applies to a returned row the changes of its parts that it may not include. */
    private fun partsEdit(
        changes: List<Change<Model, Request>>,
        answer: Answer<Model>,
    ): ScreenEdit<Model>? {
        val changeRow = answer.part.changeRow ?: return null
        val ofParts = changes.mapNotNull { it.ofRow }.filter { change ->
            val row = change.edit?.row ?: change.answer?.part?.place?.row
            (row?.list as? ScreenPartsKey)?.list == answer.part.place.row?.list
        }
        if (ofParts.isEmpty()) return null
        return ScreenEdit.set { model ->
            changeRow(model) {
                applied(ofParts, Response(it, request = null, seen = answer.begun))
            }
        }
    }

    /**
     * Returns the edits that a response may not include which has seen what was confirmed before a time.
     * If an older change of the same row (or of the model) is one of them, later changes are too, so that
     * the user's latest change wins.
     *
     * @param answered the change that the response replaces.
     */
    private fun later(
        changes: List<Change<Model, Request>>,
        seen: Int,
        answered: Int?,
    ): List<ScreenPart.Later<Model>> {
        val changed = mutableSetOf<ScreenEdit.Row?>()
        return changes.mapNotNull { change ->
            val edit = change.edit ?: return@mapNotNull null
            val isMissing = change.id != answered && !change.isConfirmedBefore(seen)
            if (!isMissing && (edit.inserted != null || edit.row !in changed)) return@mapNotNull null
            changed += edit.inserted ?: edit.row
            ScreenPart.Later(edit, isMissing)
        }
    }

    /** Applies edits. Consecutive edits of one list take a single pass over it. */
    private fun apply(edits: List<ScreenEdit<Model>>, model: Model): Model {
        var result = model
        var index = 0
        while (index < edits.size) {
            val first = edits[index]
            val list = first.row?.list
            val alike =
                if (list == null) listOf(first)
                else edits.drop(index).takeWhile { it.row?.list == list }
            result = first.apply(result, alike)
            index += alike.size
        }
        return result
    }
}

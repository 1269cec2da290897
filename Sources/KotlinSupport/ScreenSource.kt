/**
 * A list with pages of its own that a screen loads in addition to its model.
 *
 * @property value the last response with the later pages.
 * @property request the request of the last response.
 */
internal class ScreenSource<Value : Any, Request : Any>(val pages: ScreenPages<Value, *, *>) {
    var value: Value? = null
        private set
    var request: Request? = null
        private set

    /** Whether there may be a next page. */
    val hasMore: Boolean get() = pages.hasMore

    val isLoadingMore: Boolean get() = pages.isLoading

    /** Shows a response. If it is that of a refresh, the later pages stay below it. */
    fun show(response: Value?, request: Request? = null) {
        val before = value.takeIf { this.request == request }
        this.request = request
        if (response == null) pages.replace()
        value = response?.let { pages.join(it, before) }
    }

    /** Adds a page to the list with a number, unless another one has replaced it. */
    fun add(page: Value, list: Int) {
        if (list == pages.number) value = value?.let { pages.append(it, page, response = page) }
    }
}

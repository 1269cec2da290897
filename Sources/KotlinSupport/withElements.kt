/** Returns a list of other elements in place of one that may have skipped some. */
internal fun <T> LossyList<T>?.withElements(elements: List<T>): LossyList<T> =
    LossyList(elements, this?.skipped ?: 0)

/** Returns a list of other elements in place of one that may have skipped some; null for none. */
@JvmName("withElementsOrNull")
internal fun <T> LossyList<T>?.withElements(elements: List<T>?): LossyList<T>? =
    elements?.let { withElements(it) }

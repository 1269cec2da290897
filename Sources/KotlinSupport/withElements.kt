/** Returns a list of other elements, in place of one that has skipped some. */
internal fun <T> LossyList<T>?.withElements(elements: List<T>): LossyList<T> =
    LossyList(elements, this?.skipped ?: 0)

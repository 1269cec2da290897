/** Returns the sum of the elements' values, or the nearest Long if the sum does not fit. */
internal inline fun <T> Iterable<T>.saturatingSumOf(value: (T) -> Long): Long =
    fold(0L) { sum, element -> sum.saturatingPlus(value(element)) }

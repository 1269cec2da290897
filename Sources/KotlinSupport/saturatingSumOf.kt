/** Returns the sum of the elements' values, or the nearest Long if the sum does not fit. */
internal inline fun <T> Iterable<T>.saturatingSumOf(value: (T) -> Long): Long =
    fold(0L) { sum, element ->
        val addend = value(element)
        val total = sum + addend
        if ((sum xor total) and (addend xor total) >= 0) {
            total
        } else if (addend > 0) {
            Long.MAX_VALUE
        } else {
            Long.MIN_VALUE
        }
    }

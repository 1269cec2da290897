/** Returns the element at a position counted from 0, or null if there is none. */
internal fun <T> List<T>.elementAtPosition(position: Long): T? =
    getOrNull(position.coerceIn(-1L, size.toLong()).toInt())

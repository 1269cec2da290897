/** Returns the elements without those that have the same [key] as the given one. */
internal inline fun <T> List<T>.removing(element: T, key: (T) -> Any? = { it }): List<T> =
    filter { key(it) != key(element) }

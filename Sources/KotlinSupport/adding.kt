/** Returns the elements with another one at the end, unless one has an equal [key]. */
internal inline fun <T> List<T>.adding(element: T, key: (T) -> Any? = { it }): List<T> =
    if (any { key(it) == key(element) }) this else this + element

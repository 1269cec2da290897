/** Returns the elements without the given one or, if none has its [key], with it at the end. */
internal inline fun <T> List<T>.toggling(element: T, key: (T) -> Any? = { it }): List<T> =
    if (any { key(it) == key(element) }) removing(element, key) else this + element

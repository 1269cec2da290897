/** Returns the average of the elements' values, or null if there are none. */
internal inline fun <T> Collection<T>.averageOf(value: (T) -> Double): Double? =
    if (isEmpty()) null else fold(0.0) { sum, element -> sum + value(element) } / size

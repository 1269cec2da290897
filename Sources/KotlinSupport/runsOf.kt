/** Returns the runs of adjacent elements with equal keys. */
internal inline fun <T> List<T>.runsOf(key: (T) -> Any?): List<List<T>> {
    val runs = mutableListOf<MutableList<T>>()
    var runKey: Any? = null
    for (element in this) {
        val elementKey = key(element)
        val run = runs.lastOrNull()
        if (run != null && runKey == elementKey) run += element else runs += mutableListOf(element)
        runKey = elementKey
    }
    return runs
}

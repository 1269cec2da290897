/** Returns the parts of a list between the places that are equal to [separator]. */
internal fun List<String>.pieces(separator: List<String>): List<String> {
    val wanted = separator.map { it.composed() }
    val composed = map { it.composed() }
    val pieces = mutableListOf(StringBuilder())
    var index = 0
    while (index < size) {
        val end = index + wanted.size
        if (wanted.isNotEmpty() && end <= size && composed.subList(index, end) == wanted) {
            pieces += StringBuilder()
            index = end
        } else {
            pieces.last().append(this[index++])
        }
    }
    return pieces.map { it.toString() }
}

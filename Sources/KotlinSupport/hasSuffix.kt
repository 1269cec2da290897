/** Whether the text ends with these characters. */
internal fun String.hasSuffix(suffix: String): Boolean {
    val end = suffix.composed().characters()
    return composed().characters().takeLast(end.size) == end
}

/** Whether the text begins with these characters. A letter without its accent is another one. */
internal fun String.hasPrefix(prefix: String): Boolean {
    val start = prefix.composed().characters()
    return composed().characters().take(start.size) == start
}

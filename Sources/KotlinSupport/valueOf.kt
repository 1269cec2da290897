/** Returns the value for a key, or for one that looks the same; null if there is none. */
internal fun <T> Map<String, T>.valueOf(key: String): T? =
    get(key) ?: entries.firstOrNull { it.key.composed() == key.composed() }?.value

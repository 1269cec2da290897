/** Returns the map with its keys composed, and with the [form] of each value. */
internal inline fun <V> Map<String, V>.composedMembers(form: (V) -> V = { it }): Map<String, V> =
    entries.associate { (key, value) -> key.composed() to form(value) }

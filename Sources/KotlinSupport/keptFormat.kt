/** Returns the format with this key. ICU's are slow to make, and threads must not share them. */
internal inline fun <reified T : Any> keptFormat(vararg key: Any?, make: () -> T): T {
    val formats = keptFormats.get() ?: return make()
    return formats.getOrPut(listOf(T::class, *key), make) as T
}

private val keptFormats = ThreadLocal.withInitial { mutableMapOf<List<Any?>, Any>() }

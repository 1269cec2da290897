/** Returns the scheme of a URL, without the colon; empty if it has none. */
internal fun schemeOf(url: String): String =
    schemeForm.matchAt(url, 0)?.groupValues?.get(1).orEmpty()

private val schemeForm = Regex("([A-Za-z][A-Za-z0-9+.-]*):")

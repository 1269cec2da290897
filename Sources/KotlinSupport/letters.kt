/** Returns the letters and signs of the text, each with its accents. */
internal fun String.letters(): List<String> =
    Regex("[^\\p{Mn}\\p{Me}]?[\\p{Mn}\\p{Me}]*").findAll(this)
        .map { it.value }
        .filter { it.isNotEmpty() }
        .toList()

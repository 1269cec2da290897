/** Returns the number that the text is, or null if it is not a finite number. */
internal fun String.finiteNumber(): Double? = when {
    matches(Regex("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?")) -> toDoubleOrNull()
    matches(Regex("[+-]?0[xX]([0-9a-fA-F]+\\.?[0-9a-fA-F]*|\\.[0-9a-fA-F]+)([pP][+-]?[0-9]+)?")) ->
        (if (contains('p', ignoreCase = true)) this else this + "p0").toDoubleOrNull()
    else -> null
}?.takeIf { it.isFinite() }

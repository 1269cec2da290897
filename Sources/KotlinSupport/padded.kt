/** Returns the text, padded on the left to at least [width] characters. */
internal fun String.padded(width: Int, with: String): String =
    with.repeat((width - characters().size).coerceAtLeast(0)) + this

/** Returns the digits, padded on the left. Zeros follow the minus sign: `-05`. */
internal fun Long.padded(width: Int, with: String): String {
    val text = toString()
    if (this >= 0 || with != "0") return text.padded(width, with)
    return "-" + text.drop(1).padded(width - 1, with)
}

import android.icu.text.MessageFormat

/** Returns a position, such as `1st`. */
internal fun DisplayContext.ordinal(value: Long): String {
    // Beyond 2^53, the rules of some locales are applied to a rounded number.
    if (value !in -(1L shl 53)..(1L shl 53)) return number(value)
    val format = keptFormat(locale) { MessageFormat("{0,ordinal}", locale) }
    return format.format(arrayOf(value))
}

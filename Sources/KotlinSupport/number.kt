import android.icu.text.NumberFormat

/** Returns the number with the separators of the user's locale, such as `1,234`. */
internal fun DisplayContext.number(value: Long): String =
    NumberFormat.getIntegerInstance(locale).format(value)

import android.icu.util.Currency

/** Returns the name of a currency by its code, such as `EUR`; the code if it has no name. */
internal fun DisplayContext.currencyName(code: String): String {
    // ICU accepts no other codes.
    if (!Regex("[A-Za-z]{3}").matches(code)) return code
    val name = Currency.getInstance(code).getName(locale, Currency.LONG_NAME, null)
    return if (name == null || name.equals(code, ignoreCase = true)) code else name
}

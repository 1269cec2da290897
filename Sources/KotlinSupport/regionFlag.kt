import android.icu.text.LocaleDisplayNames
import java.util.Locale

/** Returns the flag of a region by its two-letter code, such as `DE`; empty for other codes. */
internal fun regionFlag(code: String): String {
    val letters = code.uppercase(Locale.ROOT)
    val names = LocaleDisplayNames.getInstance(Locale.ENGLISH)
    val isKnown = Regex("[A-Za-z]{2}").matches(code) && letters != "ZZ" &&
        names.regionDisplayName(letters) != letters
    if (!isKnown) return ""
    // A flag is a pair of letters of their own.
    val flag = StringBuilder()
    for (letter in if (letters == "UK") "GB" else letters) {
        flag.appendCodePoint(0x1F1E6 + (letter - 'A'))
    }
    return flag.toString()
}

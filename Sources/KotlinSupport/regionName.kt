import android.icu.text.LocaleDisplayNames
import android.icu.util.ULocale

/** Returns the name of a region by its code, such as `DE`; the code if it has no name. */
internal fun DisplayContext.regionName(code: String): String {
    val region = ULocale("und_$code").country.let { if (it == "UK") "GB" else it }
    val name = LocaleDisplayNames.getInstance(locale).regionDisplayName(region)
    return if (name.isNullOrEmpty() || name == region) code else name
}

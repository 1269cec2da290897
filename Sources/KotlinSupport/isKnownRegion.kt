import android.icu.text.LocaleDisplayNames
import android.icu.util.ULocale
import java.util.Locale

/** Whether this is the code of a region that has a name, such as `DE`, `de`, `DEU` or `150`. */
internal fun String.isKnownRegion(): Boolean {
    val isCode = Regex("[A-Za-z]{2,3}|[0-9]{3}").matches(this)
    // The code for an unknown region has a name, too.
    if (!isCode || uppercase(Locale.ROOT) in setOf("ZZ", "ZZZ")) return false
    val region = ULocale("und_$this").country
    val name = LocaleDisplayNames.getInstance(ULocale.ENGLISH).regionDisplayName(region)
    return name != null && name != region
}

import android.icu.text.LocaleDisplayNames
import android.icu.util.ULocale

/** Whether this is the BCP 47 tag of a language that has a name, such as `de` or `zh-Hant`. */
internal fun String.isKnownLanguage(): Boolean {
    val language = ULocale.forLanguageTag(replace('_', '-')).language
    if (language in setOf("", "und", "root")) return false
    val name = LocaleDisplayNames.getInstance(ULocale.ENGLISH).languageDisplayName(language)
    return name != null && name != language
}

import android.icu.text.DisplayContext as NameStyle
import android.icu.text.LocaleDisplayNames
import android.icu.util.ULocale

/**
 * Returns the name of a language by its tag, such as `zh-Hant`; the tag if it has no name.
 *
 * It is in the [language] with another tag, or else in the user's.
 */
internal fun DisplayContext.languageName(tag: String, language: String? = null): String {
    val given = ULocale.forLanguageTag(language.orEmpty().replace('_', '-'))
    val isKnown = ULocale.getAvailableLocales().any { it.language == given.language }
    val shown = ULocale.forLanguageTag(tag.replace('_', '-'))
    val names = LocaleDisplayNames.getInstance(
        if (isKnown) given else ULocale.forLocale(locale),
        if (shown.script.isEmpty()) NameStyle.STANDARD_NAMES else NameStyle.DIALECT_NAMES,
    )
    val name = when (shown.language) {
        "" -> names.languageDisplayName(tag)
        else -> names.localeDisplayName(shown)
    }
    return if (name == null || name.equals(tag, ignoreCase = true)) tag else name
}

import android.icu.text.PluralRules
import android.icu.util.ULocale

/** Returns the plural category of a number in a language, such as `one` or `other`. */
internal fun pluralCategory(language: String, value: Long): String =
    PluralRules.forLocale(ULocale.forLanguageTag(language)).select(value.toDouble())

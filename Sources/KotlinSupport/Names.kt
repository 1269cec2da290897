import android.icu.text.DisplayContext as NameStyle
import android.icu.text.LocaleDisplayNames
import android.icu.util.ULocale
import java.util.Locale

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

/** Whether this is the BCP 47 tag of a language that has a name, such as `de` or `zh-Hant`. */
internal fun String.isKnownLanguage(): Boolean {
    val language = ULocale.forLanguageTag(replace('_', '-')).language
    if (language in setOf("", "und", "root")) return false
    val name = LocaleDisplayNames.getInstance(ULocale.ENGLISH).languageDisplayName(language)
    return name != null && name != language
}

/** Returns the name of a region by its code, such as `DE`; the code if it has no name. */
internal fun DisplayContext.regionName(code: String): String {
    val region = ULocale("und_$code").country.let { if (it == "UK") "GB" else it }
    val name = LocaleDisplayNames.getInstance(locale).regionDisplayName(region)
    return if (name.isNullOrEmpty() || name == region) code else name
}

/** Whether this is the code of a region that has a name, such as `DE`, `de`, `DEU` or `150`. */
internal fun String.isKnownRegion(): Boolean {
    val isCode = Regex("[A-Za-z]{2,3}|[0-9]{3}").matches(this)
    // The code for an unknown region has a name, too.
    if (!isCode || uppercase(Locale.ROOT) in setOf("ZZ", "ZZZ")) return false
    val region = ULocale("und_$this").country
    val name = LocaleDisplayNames.getInstance(ULocale.ENGLISH).regionDisplayName(region)
    return name != null && name != region
}

/** Returns the flag of a region by its two-letter code, such as `DE`; empty for other codes. */
internal fun regionFlag(code: String): String {
    val letters = code.uppercase(Locale.ROOT).let { if (it == "UK") "GB" else it }
    if (letters !in codesWithFlag || code.any { it > 'z' }) return ""
    // A flag is a pair of letters of their own.
    val flag = StringBuilder()
    for (letter in letters) flag.appendCodePoint(0x1F1E6 + (letter - 'A'))
    return flag.toString()
}

/**
 * The codes for which Unicode has flags that systems draw. Others, such as that of a former country,
 * would be shown as two letters.
 */
private val codesWithFlag = """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO
    BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG
    DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
    GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
    KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
    ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE
    PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
    SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN
    US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
""".trim().split(Regex("\\s+")).toSet()

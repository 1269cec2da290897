/**
 * Returns a list such as `a, b, and c`. Android has such a function only since level 33.
 *
 * @param tables the words by language, of which the first table with the language applies.
 */
internal fun DisplayContext.list(
    items: List<String>,
    isOr: Boolean = false,
    tables: List<Map<String, ListWords>> = listOf(listWords),
): String {
    if (items.size < 2) return items.firstOrNull().orEmpty()
    val language = locale.toLanguageTag().substringBefore('-')
    val isWorldEnglish = language == "en" && locale.country !in americanRegions
    val keys = listOfNotNull(
        "$language-${locale.country}",
        "$language-${locale.script}",
        if (isWorldEnglish) "en-001" else null,
        language,
    )
    val words = tables.firstNotNullOfOrNull { table -> keys.firstNotNullOfOrNull { table[it] } }
        ?: ListWords(", ", " or ", orLast = ", or ")
    val last = items.last()
    val joint = when {
        items.size == 2 -> if (isOr) words.or else words.and
        isOr -> words.orLast
        else -> words.andLast
    }
    val spoken = when {
        // Spanish says `e` before the sound `i`, and `u` before `o`.
        language == "es" && !isOr && spanishI.matches(last) -> joint.replace('y', 'e')
        language == "es" && isOr && spanishO.matches(last) -> joint.replace('o', 'u')
        language == "he" && hebrew.matches(last) -> joint.replace("-", "")
        else -> joint
    }
    // The items of a list from right to left are isolated from each other.
    val shown = if (language in setOf("ar", "fa", "he", "ps", "ur")) {
        items.map { "\u2068$it\u2069" }
    } else {
        items
    }
    val separator = if (isOr) words.orSeparator else words.separator
    return shown.dropLast(1).joinToString(separator) + spoken + shown.last()
}

private val spanishI = Regex("(i.*|hi|hi[^ae].*)", RegexOption.IGNORE_CASE)
private val spanishO = Regex("((o|ho|8).*|11)", RegexOption.IGNORE_CASE)
private val hebrew = Regex("[\u0590-\u05FF].*", RegexOption.DOT_MATCHES_ALL)

/** The regions with a comma before the last of several items. */
private val americanRegions = setOf(
    "", "AE", "AS", "BI", "CL", "CN", "CO", "GU", "JP", "KR", "MH", "MP", "MX", "PH", "PR", "SA",
    "TR", "TW", "UM", "US", "VI",
)

/** What is between two items of a list, and before the last of more items. */
internal class ListWords(
    val and: String,
    val or: String,
    val andLast: String = and,
    val orLast: String = or,
    val separator: String = ", ",
    val orSeparator: String = separator,
)

/** What is between the items of a list, by language (CLDR 47, Unicode, Inc., Unicode License). */
internal val listWords: Map<String, ListWords> = mapOf(
    "af" to ListWords(" en ", " of "),
    "am" to ListWords(" እና ", " ወይም ", separator = "፣ "),
    "ar" to ListWords(" و", " أو ", separator = " و", orSeparator = " أو "),
    "as" to ListWords(" আৰু ", " বা "),
    "az" to ListWords(" və ", " yaxud ", orLast = ", yaxud "),
    "be" to ListWords(" і ", " ці "),
    "bg" to ListWords(" и ", " или "),
    "bn" to ListWords(" এবং ", " বা ", orLast = ", বা "),
    "bs" to ListWords(" i ", " ili "),
    "ca" to ListWords(" i ", " o "),
    "cs" to ListWords(" a\u00A0", " nebo "),
    "da" to ListWords(" og ", " eller "),
    "de" to ListWords(" und ", " oder "),
    "el" to ListWords(" και ", " ή "),
    "en" to ListWords(" and ", " or ", andLast = ", and ", orLast = ", or "),
    "en-001" to ListWords(" and ", " or ", andLast = ", and "),
    "en-CA" to ListWords(" and ", " or "),
    "en-GB" to ListWords(" and ", " or "),
    "es" to ListWords(" y ", " o "),
    "et" to ListWords(" ja ", " või "),
    "eu" to ListWords(" eta ", " edo "),
    "fa" to ListWords(" و ", " یا ", andLast = "، و ", orLast = "، یا ", separator = "،\u200F "),
    "fi" to ListWords(" ja ", " tai "),
    "fil" to ListWords(" at ", " o ", andLast = ", at ", orLast = ", o "),
    "fr" to ListWords(" et ", " ou "),
    "ga" to ListWords(" agus ", " nó "),
    "gl" to ListWords(" e ", " ou "),
    "gu" to ListWords(" અને ", " અથવા ", orLast = ", અથવા "),
    "he" to ListWords(" ו-", " או "),
    "hi" to ListWords(" और ", " या "),
    "hr" to ListWords(" i ", " ili "),
    "hu" to ListWords(" és ", " vagy "),
    "hy" to ListWords(" և ", " կամ "),
    "id" to ListWords(" dan ", " atau ", andLast = ", dan ", orLast = ", atau "),
    "is" to ListWords(" og ", " eða "),
    "it" to ListWords(" e ", " o "),
    "ja" to ListWords("、", "または", orLast = "、または", separator = "、"),
    "ka" to ListWords(" და ", " ან "),
    "kk" to ListWords(" және ", " не ", andLast = ", ", orLast = ", не болмаса "),
    "km" to ListWords(" និង\u200B", " ឬ ", andLast = " និង "),
    "kn" to ListWords(" ಮತ್ತು ", " ಅಥವಾ ", andLast = ", ಮತ್ತು ", orLast = ", ಅಥವಾ "),
    "ko" to ListWords(" 및 ", " 또는 "),
    "ky" to ListWords(" жана ", " же "),
    "lo" to ListWords(" ແລະ ", " ຫຼື ", andLast = ", "),
    "lt" to ListWords(" ir ", " ar "),
    "lv" to ListWords(" un ", " vai "),
    "mk" to ListWords(" и ", " или "),
    "ml" to ListWords(" കൂടാതെ ", " അല്ലെങ്കിൽ ", andLast = ", ", orLast = ", അല്ലെങ്കിൽ "),
    "mr" to ListWords(" आणि ", " किंवा ", orLast = ", किंवा "),
    "ms" to ListWords(" dan ", " atau ", orLast = ", atau "),
    "my" to ListWords("နှင့် ", " သို့မဟုတ် ", separator = " - "),
    "nb" to ListWords(" og ", " eller "),
    "ne" to ListWords(" र ", " वा ", orLast = ", वा ", separator = ",", orSeparator = ", "),
    "nl" to ListWords(" en ", " of "),
    "nn" to ListWords(" og ", " eller "),
    "no" to ListWords(" og ", " eller "),
    "or" to ListWords(" ଓ ", " କିମ୍ବା ", andLast = ", ଓ "),
    "pa" to ListWords(" ਅਤੇ ", " ਜਾਂ "),
    "pl" to ListWords(" i ", " lub "),
    "ps" to ListWords(
        " او ",
        " or ",
        andLast = "، او ",
        orLast = ", یا ",
        separator = "، ",
        orSeparator = ", ",
    ),
    "pt" to ListWords(" e ", " ou "),
    "ro" to ListWords(" și ", " sau "),
    "ru" to ListWords(" и ", " или "),
    "si" to ListWords(" සහ ", " හෝ ", andLast = ", සහ ", orLast = ", හෝ "),
    "sk" to ListWords(" a\u00A0", " alebo ", andLast = " a "),
    "sl" to ListWords(" in ", " ali "),
    "sq" to ListWords(" dhe ", " ose "),
    "sr" to ListWords(" и ", " или "),
    "sr-Latn" to ListWords(" i ", " ili "),
    "sv" to ListWords(" och ", " eller "),
    "sw" to ListWords(" na ", " au "),
    "ta" to ListWords(" மற்றும் ", " அல்லது "),
    "te" to ListWords(" మరియు ", " లేదా "),
    "th" to ListWords(" และ ", " หรือ ", separator = " ", orSeparator = ", "),
    "tr" to ListWords(" ve ", " veya "),
    "uk" to ListWords(" і ", " або "),
    "ur" to ListWords(" اور ", " یا ", andLast = "، اور ", orLast = "، یا ", separator = "، "),
    "uz" to ListWords(" va ", " yoki "),
    "vi" to ListWords(" và ", " hoặc "),
    "zh" to ListWords("和", "或", separator = "、"),
    "zh-HK" to ListWords("及", "或", separator = "、"),
    "zh-MO" to ListWords("及", "或", separator = "、"),
    "zu" to ListWords(" ne-", " or ", andLast = ", ne-", orLast = ", or "),
)

/** Returns a list such as `a, b, & c`. */
internal fun DisplayContext.shortList(items: List<String>, isOr: Boolean = false): String =
    list(items, isOr, listOf(shortListWords, listWords))

/** What is between the items of a short list, if that differs (CLDR 47, Unicode License). */
internal val shortListWords: Map<String, ListWords> = mapOf(
    "az" to ListWords(" və ", ", yaxud "),
    "bg" to ListWords(" и", " или ", andLast = " и "),
    "da" to ListWords(" og ", " el. "),
    "en" to ListWords(" & ", " or ", andLast = ", & ", orLast = ", or "),
    "en-001" to ListWords(" and ", " or "),
    "en-CA" to ListWords(" and ", " or ", andLast = ", and ", orLast = ", or "),
    "gu" to ListWords(" અને ", " અથવા "),
    "km" to ListWords(" និង ", " ឬ "),
    "lo" to ListWords(" ແລະ ", " ຫຼື "),
    "mr" to ListWords(" आणि ", " किंवा "),
    "nl" to ListWords(" & ", " of "),
    "pa" to ListWords(" ਅਤੇ ", " ਜਾਂ ", orLast = ", ਜਾਂ "),
    "sw" to ListWords(" na ", " au ", orLast = ", au "),
)

/** Returns a list such as `a, b, c`. */
internal fun DisplayContext.narrowList(items: List<String>, isOr: Boolean = false): String =
    list(items, isOr, listOf(narrowListWords, shortListWords, listWords))

/** What is between the items of a narrow list, if that differs (CLDR 47, Unicode License). */
internal val narrowListWords: Map<String, ListWords> = mapOf(
    "af" to ListWords(" en ", " of ", andLast = ", "),
    "as" to ListWords(", ", " বা "),
    "az" to ListWords(", ", ", yaxud "),
    "bg" to ListWords(", ", " или ", andLast = " и "),
    "bn" to ListWords(", ", " বা ", orLast = ", বা "),
    "cs" to ListWords(", ", " nebo "),
    "el" to ListWords(", ", " ή "),
    "en" to ListWords(", ", " or ", orLast = ", or "),
    "en-001" to ListWords(", ", " or "),
    "en-CA" to ListWords(" and ", " or ", andLast = ", and ", orLast = ", or "),
    "en-IN" to ListWords(", ", " or ", andLast = ", and "),
    "et" to ListWords(", ", " või "),
    "eu" to ListWords(", ", " edo "),
    "fa" to ListWords("،\u200F ", " یا ", orLast = "، یا ", separator = "،\u200F "),
    "fil" to ListWords(", ", " o ", orLast = ", o "),
    "fr" to ListWords(", ", " ou "),
    "ga" to ListWords(", ", " nó "),
    "gu" to ListWords(", ", " અથવા "),
    "hy" to ListWords(", ", " կամ "),
    "id" to ListWords(", ", " atau ", orLast = ", atau "),
    "is" to ListWords(", ", " eða "),
    "km" to ListWords(", ", " ឬ "),
    "kn" to ListWords(", ", " ಅಥವಾ ", orLast = ", ಅಥವಾ "),
    "lo" to ListWords(" ແລະ ", " ຫຼື ", andLast = ", "),
    "ml" to ListWords(", ", " അല്ലെങ്കിൽ ", orLast = ", അല്ലെങ്കിൽ "),
    "ms" to ListWords(", ", " atau ", orLast = ", atau "),
    "ne" to ListWords(", ", " वा ", orLast = ", वा ", separator = ",", orSeparator = ", "),
    "nl" to ListWords(", ", " of "),
    "pa" to ListWords(", ", " ਜਾਂ ", orLast = ", ਜਾਂ "),
    "ps" to ListWords(
        "، ",
        " or ",
        andLast = "، او ",
        orLast = ", یا ",
        separator = "، ",
        orSeparator = ", ",
    ),
    "pt" to ListWords(", ", " ou "),
    "ro" to ListWords(", ", " sau "),
    "ru" to ListWords(", ", " или "),
    "sv" to ListWords(", ", " eller "),
    "sw" to ListWords(", ", " au ", andLast = " na ", orLast = ", au "),
    "te" to ListWords(", ", " లేదా "),
    "tr" to ListWords(", ", " veya "),
    "uk" to ListWords(", ", " або "),
    "ur" to ListWords("، ", " یا ", orLast = "، یا ", separator = "، "),
    "uz" to ListWords(", ", " yoki "),
    "vi" to ListWords(", ", " hoặc "),
    "zh-HK" to ListWords("及", "或", andLast = "和", separator = "、"),
    "zh-MO" to ListWords("及", "或", andLast = "和", separator = "、"),
    "zu" to ListWords(", ", " or ", orLast = ", or "),
)

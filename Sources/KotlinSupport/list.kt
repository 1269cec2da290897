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

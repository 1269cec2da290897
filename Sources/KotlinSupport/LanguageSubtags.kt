/** The parts of a language tag that languages are matched by. */
internal class LanguageSubtags(tag: String) {
    private val subtags = tag.split('-', '_').let { parts ->
        parts.take(1) + parts.drop(1).takeWhile { it.length > 1 }
    }

    val language: String = when (val code = subtags.first().lowercase()) {
        "no" -> "nb"
        "iw" -> "he"
        "in" -> "id"
        else -> code
    }

    /** The region, or nothing. */
    val region: String = subtags.drop(1)
        .firstOrNull { it.length == 2 || it.length == 3 && it.all(Char::isDigit) }
        .orEmpty().uppercase()

    /** The script of a language that is written in several; nothing for others. */
    val script: String = subtags.drop(1).firstOrNull { it.length == 4 }?.lowercase().let { written ->
        when (language) {
            "zh" -> written ?: if (region in setOf("TW", "HK", "MO")) "hant" else "hans"
            "sr", "kk", "ky", "mn", "tg" -> written ?: "cyrl"
            "az", "bs", "uz" -> written ?: "latn"
            "pa" -> written ?: "guru"
            else -> ""
        }
    }
}

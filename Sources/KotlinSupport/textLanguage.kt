/**
 * Returns which of the languages of the texts fits the user's best; the first one if none does.
 *
 * Readers of one script may not read another, so a language that has several must be in the same.
 */
internal fun DisplayContext.textLanguage(vararg available: String): String {
    val wanted = LanguageSubtags(language.toLanguageTag())
    val read = available.filter { tag ->
        val other = LanguageSubtags(tag)
        other.language == wanted.language && other.script == wanted.script
    }
    return read.firstOrNull { LanguageSubtags(it).region == wanted.region }
        ?: read.firstOrNull { LanguageSubtags(it).region.isEmpty() }
        ?: read.firstOrNull()
        ?: available.first()
}

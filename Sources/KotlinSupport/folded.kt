/** Returns the text with plain spaces, because versions of Android differ in the spaces that they use. */
internal fun folded(text: String?): String? = text?.replace(Regex("[\u00A0\u202F\u2009]"), " ")

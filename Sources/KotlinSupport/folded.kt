/** Returns the text as examples compare it: with plain spaces, without directional marks. */
internal fun folded(text: String?): String? = text
    ?.replace(Regex("[\u00A0\u2009\u202F]"), " ")
    ?.replace(Regex("[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]"), "")

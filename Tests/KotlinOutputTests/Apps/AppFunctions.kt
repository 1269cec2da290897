package com.example.app

/** The text of a piece of HTML, with an empty line between paragraphs. */
fun DisplayFunctions.plainText(html: String): String {
    val text = html.replace("</p><p>", "\n\n").replace("<br>", "\n").replace(Regex("<[^>]*>"), "")
    return entities.fold(text) { shown, (entity, character) -> shown.replace(entity, character) }
}

/** `&amp;` is the last one, so that `&amp;lt;` becomes `&lt;`. */
private val entities =
    listOf("&lt;" to "<", "&gt;" to ">", "&quot;" to "\"", "&#39;" to "'", "&amp;" to "&")

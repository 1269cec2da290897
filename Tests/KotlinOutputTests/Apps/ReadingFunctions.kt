package com.example.reading

/** The text without its tags. */
fun DisplayFunctions.plainText(html: String): String = html.replace(Regex("<[^>]*>"), "")

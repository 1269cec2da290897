package com.example.shelves

/** The app's function that the specs call. */
fun DisplayFunctions.plainText(html: String): String = html.replace(Regex("<[^>]*>"), "")

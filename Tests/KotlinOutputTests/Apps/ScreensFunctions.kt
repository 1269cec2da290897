package com.example.screens

/** The text without its tags and with the most common entity replaced. */
fun DisplayFunctions.plainText(html: String): String =
    html.replace(Regex("<[^>]*>"), "").replace("&amp;", "&")

/** The part that [likes] is of [all]; null without a positive number to compare with. */
fun DisplayFunctions.share(likes: Long, all: Long?): Double? =
    if (all == null || all <= 0) null else likes.toDouble() / all

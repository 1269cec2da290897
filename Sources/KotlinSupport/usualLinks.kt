/** The schemes of the links that a text can contain if the spec does not say otherwise. */
internal val usualLinks = setOf("http", "https", "mailto")

/**
 * Returns the text that a browser shows for HTML: paragraphs, items and `<br>` become lines, and
 * what a browser does not show is left out.
 */
internal fun String.htmlText(): String = HtmlReader(HtmlScanner(this)).read()

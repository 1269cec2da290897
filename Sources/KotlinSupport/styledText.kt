/**
 * Returns the text that [template] writes in Markdown.
 *
 * The values in it are data: they can neither begin nor end a mark. A link with another scheme than
 * [links] is text.
 */
internal fun styledText(
    links: Set<String> = usualLinks,
    template: (StyledValues) -> String,
): StyledText {
    val values = StyledValues()
    return StyledRuns(links).add(template(values), values).text()
}

/** A part of a text that has the same styles. */
internal class StyledRun(val text: String, val styles: Set<StyledText.Style>)

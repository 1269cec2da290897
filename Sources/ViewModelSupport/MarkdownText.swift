nonisolated extension String {
  /// The words of a text in Markdown.
  package var markdownText: String {
    StyledText(markdown: self).styledRuns().map(\.text).joined()
  }
}

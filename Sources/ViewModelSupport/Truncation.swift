nonisolated extension String {
  /// The text cut to at most `length` characters, with an ellipsis as the last one.
  package func truncated(to length: Int) -> String {
    let shown = prefix(max(1, length))
    if shown.endIndex == endIndex { return self }
    var text = shown.dropLast()
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }
}

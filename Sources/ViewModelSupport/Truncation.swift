nonisolated extension String {
  /// At most so many characters, the last of them an ellipsis where some were cut off.
  package func truncated(to length: Int) -> String {
    let shown = prefix(max(1, length))
    if shown.endIndex == endIndex { return self }
    var text = shown.dropLast()
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }
}

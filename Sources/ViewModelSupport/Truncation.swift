nonisolated extension String {
  /// At most this many characters, the last of them an ellipsis if some were cut off.
  package func truncated(to length: Int) -> String {
    let shown = prefix(max(1, length))
    if shown.endIndex == endIndex { return self }
    var text = shown.dropLast()
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }
}

nonisolated extension StringProtocol {
  /// The text without a prefix, if it starts with it.
  package func droppingPrefix(_ start: String) -> String {
    String(prefix(start.count) == start ? dropFirst(start.count) : self[...])
  }

  /// The text without a suffix, if it ends with it.
  package func droppingSuffix(_ end: String) -> String {
    String(suffix(end.count) == end ? dropLast(end.count) : self[...])
  }
}

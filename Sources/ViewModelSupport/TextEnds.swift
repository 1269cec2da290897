nonisolated extension StringProtocol {
  /// The text without this prefix, if it has it.
  package func droppingPrefix(_ start: String) -> String {
    String(prefix(start.count) == start ? dropFirst(start.count) : self[...])
  }

  /// The text without this suffix, if it has it.
  package func droppingSuffix(_ end: String) -> String {
    String(suffix(end.count) == end ? dropLast(end.count) : self[...])
  }
}

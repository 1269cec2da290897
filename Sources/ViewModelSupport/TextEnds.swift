nonisolated extension StringProtocol {
  /// Without those characters before it, where it begins with them.
  package func droppingPrefix(_ start: String) -> String {
    String(prefix(start.count) == start ? dropFirst(start.count) : self[...])
  }

  /// Without those characters behind it, where it ends with them.
  package func droppingSuffix(_ end: String) -> String {
    String(suffix(end.count) == end ? dropLast(end.count) : self[...])
  }
}

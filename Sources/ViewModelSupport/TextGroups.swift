nonisolated extension StringProtocol {
  /// Its characters in groups of this size from the start; the last group has the rest.
  package func groups(of count: Int) -> [String] {
    var groups: [String] = []
    var rest = self[...]
    while count > 0, !rest.isEmpty {
      groups.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return groups
  }
}

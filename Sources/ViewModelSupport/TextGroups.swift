nonisolated extension StringProtocol {
  /// Its characters, so many at a time from the start; the last group has what is left.
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

nonisolated extension StringProtocol {
  /// The text in groups of `count` characters. The last group can be shorter.
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

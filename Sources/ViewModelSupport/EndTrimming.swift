nonisolated extension StringProtocol {
  /// The text without the given characters at both ends.
  package func trimmingEnds(of characters: String) -> String {
    let rest = drop { characters.contains($0) }
    guard let last = rest.lastIndex(where: { !characters.contains($0) }) else { return "" }
    return String(rest[...last])
  }
}

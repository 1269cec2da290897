nonisolated extension String {
  /// Covers all letters and digits except the last: `•••• 1234`; spaces, marks and signs stay and do not count.
  ///
  /// A text that has no more than those is covered completely.
  package func masked(visible count: Int, with mask: String = "•") -> String {
    let secrets = filter(\.isLetterOrDigit).count
    var covered = secrets > count ? secrets - count : secrets
    return map { character in
      if covered == 0 || !character.isLetterOrDigit { return String(character) }
      covered -= 1
      return mask
    }
    .joined()
  }
}

nonisolated extension Character {
  /// Whatever comes before it: some Arabic signs form one character with the digits after them.
  fileprivate var isLetterOrDigit: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

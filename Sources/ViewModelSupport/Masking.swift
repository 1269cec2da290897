nonisolated extension String {
  /// Covers all letters and digits but the last: `•••• 1234`; spaces, marks and signs stay and do not count.
  ///
  /// A text that has no more than those is covered as a whole.
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
  /// Whatever stands before it: some Arabic signs make one character with the digits behind them.
  fileprivate var isLetterOrDigit: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

nonisolated extension String {
  /// Masks all letters and digits except the last `count`: `•••• 1234`. Spaces and punctuation stay
  /// and do not count.
  ///
  /// If the text has no more than `count` letters and digits, all of them are masked.
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
  /// Considers every scalar, because some Arabic signs form one character with the digits after
  /// them.
  fileprivate var isLetterOrDigit: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

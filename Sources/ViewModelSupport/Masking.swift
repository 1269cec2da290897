nonisolated extension String {
  /// Masks all letters and digits except the last `count`: `•••• 1234`. Spaces and punctuation stay
  /// and do not count.
  ///
  /// If the text has no more than `count` letters and digits, all of them are masked. With an empty
  /// mask, the text begins with the first that is not.
  package func masked(visible count: Int, with mask: String = "•") -> String {
    let secrets = filter(\.isLetterOrDigit).count
    var covered = secrets > count ? secrets - count : secrets
    return reduce(into: "") { text, character in
      let isSecret = character.isLetterOrDigit
      if isSecret, covered > 0 {
        text += mask
        covered -= 1
      } else if isSecret || !mask.isEmpty || !text.isEmpty {
        text.append(character)
      }
    }
  }
}

nonisolated extension Character {
  /// Considers every scalar, because some Arabic signs form one character with the digits after
  /// them.
  fileprivate var isLetterOrDigit: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }
}

nonisolated extension String {
  /// The initials of at most `count` words: of the first words and the last one, as in `AL` for Ada
  /// King Lovelace.
  ///
  /// Words without a letter or digit are skipped. If no word has one, the result is the first
  /// character, such as an emoji.
  package func nameInitials(count: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    if letters.isEmpty { return words.first.map { String($0.prefix(1)) } ?? "" }
    let first = letters.prefix(max(1, count - 1))
    let last = count > 1 ? letters.dropFirst(first.count).suffix(1) : []
    // In some scripts, title case at the start of a word is not the same as upper case.
    return (first + last).map { letter in
      let scalars = letter.unicodeScalars
      let capital = scalars.first.map(\.properties.titlecaseMapping) ?? ""
      return capital + String(String.UnicodeScalarView(scalars.dropFirst()))
    }
    .joined()
  }
}

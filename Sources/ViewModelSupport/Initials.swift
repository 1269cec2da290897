nonisolated extension String {
  /// The first letters of the first words and of the last one: `AL` for Ada King Lovelace.
  ///
  /// A word without a letter or digit has no initial; if no word has one, its first character
  /// is shown, such as an emoji.
  package func nameInitials(count: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    if letters.isEmpty { return words.first.map { String($0.prefix(1)) } ?? "" }
    let first = letters.prefix(max(1, count - 1))
    let last = count > 1 ? letters.dropFirst(first.count).suffix(1) : []
    // Some scripts have title case at the start of a word where others have a capital.
    return (first + last).map { letter in
      let scalars = letter.unicodeScalars
      let capital = scalars.first.map(\.properties.titlecaseMapping) ?? ""
      return capital + String(String.UnicodeScalarView(scalars.dropFirst()))
    }
    .joined()
  }
}

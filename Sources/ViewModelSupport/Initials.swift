nonisolated extension String {
  /// The first letters of the first words and of the last one: `AL` for Ada King Lovelace.
  ///
  /// A word without a letter or digit has no initial, unless there is no other word: then an emoji stands for it.
  package func nameInitials(count: Int) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    guard let last = letters.last else { return words.first.map { String($0.prefix(1)) } ?? "" }
    let initials = letters.count > count ? letters.prefix(max(0, count - 1)) + [last] : letters[...]
    // Title case is what some scripts have at the start of a word where others have a capital.
    return initials.map { letter in
      let scalars = letter.unicodeScalars
      let first = scalars.first.map(\.properties.titlecaseMapping) ?? ""
      return first + String(String.UnicodeScalarView(scalars.dropFirst()))
    }
    .joined()
  }
}

import Foundation

// MARK: excerpt
nonisolated extension String {
  /// At most `length` characters around the first of the search words that the text contains;
  /// around its beginning if it contains none. A longer text is cut between words.
  ///
  /// - Parameter length: At least 2, for two ellipses.
  public func excerpt(around words: String, length: Int) -> String {
    let characters = Array(self)
    if characters.count <= length { return self }
    let hit = hits(of: words).first ?? 0..<0
    let before = max(2, length - hit.count) / 2
    var start = max(0, min(hit.lowerBound - before, characters.count - length))
    var end = start + length
    // An ellipsis takes the place of at least one character.
    if end < characters.count {
      let rest = characters[min(hit.upperBound, end)..<end]
      end = rest.lastIndex { $0.isWhitespace } ?? end - 1
    }
    if start > 0 {
      let space = characters[start..<hit.lowerBound].firstIndex { $0.isWhitespace }
      start = (space ?? start) + 1
    }
    let text = String(characters[min(start, end)..<end]).trimmed()
    return (start > 0 ? "…" : "") + text + (end < characters.count ? "…" : "")
  }
}

// MARK: highlighted
nonisolated extension String {
  /// The text with the search words in bold, whatever their case and accents.
  public func highlighted(_ words: String) -> AttributedString {
    let characters = Array(self)
    var text = AttributedString()
    var start = 0
    for hit in hits(of: words) {
      text = text.addingWords(String(characters[start..<hit.lowerBound]))
        .addingWords(String(characters[hit]), .strong)
      start = hit.upperBound
    }
    return text.addingWords(String(characters[start...]))
  }
}

// MARK: hits
nonisolated extension String {
  /// The ranges of characters that are one of the search words, whatever their case and accents.
  ///
  /// - Parameter words: Words with white space between them. If two begin at one character, the
  ///   longer one counts.
  public func hits(of words: String) -> [Range<Int>] {
    let words = words.split(whereSeparator: \.isWhitespace)
      .map { $0.flatMap(\.searchKey) }
      .filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    let keys = map(\.searchKey)
    var hits: [Range<Int>] = []
    var start = 0
    while start < keys.count {
      let ends = words.lazy.compactMap { keys[start...].end(of: $0) }
      if let end = ends.first { hits.append(start..<end) }
      start = max(start + 1, hits.last?.upperBound ?? 0)
    }
    return hits
  }
}

nonisolated extension ArraySlice<[Unicode.Scalar]> {
  /// The end of a word with which the characters begin; `nil` if they do not.
  fileprivate func end(of word: [Unicode.Scalar]) -> Int? {
    guard first?.isEmpty == false else { return nil }
    var rest = word[...]
    for (index, key) in zip(indices, self) {
      guard rest.starts(with: key) else { return nil }
      rest = rest.dropFirst(key.count)
      if rest.isEmpty { return index + 1 }
    }
    return nil
  }
}

nonisolated extension Character {
  /// What characters that differ only in case and accents have in common: `e` for É, `ss` for ß.
  fileprivate var searchKey: [Unicode.Scalar] {
    String(self).decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { !$0.isAccent }
      .flatMap(\.properties.uppercaseMapping.unicodeScalars)
      .flatMap(\.properties.lowercaseMapping.unicodeScalars)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it is a combining mark, except vowels and tones of Telugu, Thai, Lao and Tibetan,
  /// which have the classes between. (Unicode Standard Annex #44)
  fileprivate var isAccent: Bool {
    let combiningClass = properties.canonicalCombiningClass.rawValue
    return combiningClass > 0 && combiningClass < 84 || combiningClass >= 200
  }
}

import Foundation

// MARK: droppingPrefix, droppingSuffix
nonisolated extension StringProtocol {
  /// The text without a prefix, if it starts with it.
  public func droppingPrefix(_ start: String) -> String {
    String(prefix(start.count) == start ? dropFirst(start.count) : self[...])
  }

  /// The text without a suffix, if it ends with it.
  public func droppingSuffix(_ end: String) -> String {
    String(suffix(end.count) == end ? dropLast(end.count) : self[...])
  }
}

// MARK: lastPathPart
nonisolated extension StringProtocol {
  /// The last part of a path, whether or not a slash follows it; empty if there is none.
  public var lastPathPart: String {
    split { $0 == "/" }.last.map { String($0) } ?? ""
  }
}

// MARK: groups
nonisolated extension StringProtocol {
  /// The text in groups of `count` characters. The last group can be shorter.
  public func groups(of count: Int) -> [String] {
    var groups: [String] = []
    var rest = self[...]
    while count > 0, !rest.isEmpty {
      groups.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return groups
  }
}

// MARK: leftPadded
nonisolated extension StringProtocol {
  /// The text, padded on the left to at least `count` characters.
  public func leftPadded(to count: Int, with pad: String) -> String {
    let missing = count - self.count
    return missing > 0 ? String(repeating: pad, count: missing) + String(self) : String(self)
  }
}

nonisolated extension Int {
  /// The digits, padded on the left to at least `count` characters. Zeros follow the minus sign:
  /// `-05`.
  public func leftPadded(to count: Int, with pad: String) -> String {
    self < 0 && pad == "0"
      ? "-" + String(magnitude).leftPadded(to: count - 1, with: pad)
      : String(self).leftPadded(to: count, with: pad)
  }
}

// MARK: trimmed
nonisolated extension StringProtocol {
  /// The text without white space and line breaks at both ends: those of `whitespacesAndNewlines`.
  public func trimmed() -> String {
    let rest = unicodeScalars.drop(while: \.isBlank)
    guard let last = rest.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(String.UnicodeScalarView(rest[...last]))
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    switch value {
    case 9...13, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }
}

// MARK: trimmingEnds
nonisolated extension StringProtocol {
  /// The text without the given characters at both ends.
  public func trimmingEnds(of characters: String) -> String {
    let rest = drop { characters.contains($0) }
    guard let last = rest.lastIndex(where: { !characters.contains($0) }) else { return "" }
    return String(rest[...last])
  }
}

// MARK: isOlderVersion
nonisolated extension StringProtocol {
  /// Whether the version is older than another one, as `1.9` is older than `1.10`, and
  /// `2.0.0-beta.1` than `2.0`. Pre-releases are ordered by the rules of SemVer 2.0.0.
  public func isOlderVersion(than other: String) -> Bool {
    let (version, other) = (versionParts, other.versionParts)
    if version.release != other.release {
      return version.release.lexicographicallyPrecedes(other.release) { $0.isOlderPart(than: $1) }
    }
    if version.preRelease.isEmpty || other.preRelease.isEmpty {
      return version.preRelease.count > other.preRelease.count
    }
    return version.preRelease
      .lexicographicallyPrecedes(other.preRelease) { $0.isOlderPart(than: $1) }
  }

  /// The parts between the dots. Numbers have no leading zeros, so that equal versions have equal
  /// parts.
  private var versionParts: (release: [String], preRelease: [String]) {
    func parts(_ text: Substring) -> [String] {
      text.split(separator: ".", omittingEmptySubsequences: false)
        .map { String($0.isVersionNumber ? $0.drop { $0 == "0" } : $0) }
    }
    let version = String(drop { $0 == "v" || $0 == "V" }.prefix { $0 != "+" })
    let halves = version.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var release = parts(halves.first ?? "")
    while release.last == "" { release.removeLast() }
    let preRelease = halves.dropFirst().first ?? ""
    return (release, preRelease.isEmpty ? [] : parts(preRelease))
  }

  /// Orders numbers before other parts. Numbers are compared by their digits, because they can be
  /// too long for any integer type.
  private func isOlderPart(than other: String) -> Bool {
    guard isVersionNumber == other.isVersionNumber else { return isVersionNumber }
    return isVersionNumber && count != other.count ? count < other.count : self < other
  }

  private var isVersionNumber: Bool {
    allSatisfy { ("0"..."9").contains($0) }
  }
}

// MARK: unlessEmpty
nonisolated extension StringProtocol {
  /// The text; `nil` if it is empty.
  public var unlessEmpty: String? { isEmpty ? nil : String(self) }
}

// MARK: truncated
nonisolated extension String {
  /// The text cut to at most `length` characters, with an ellipsis as the last one.
  public func truncated(to length: Int) -> String {
    let shown = prefix(max(1, length))
    if shown.endIndex == endIndex { return self }
    var text = shown.dropLast()
    while text.last?.isWhitespace == true { text.removeLast() }
    return text + "…"
  }
}

// MARK: regionFlag
nonisolated extension String {
  /// The flag of a region by its two-letter code, such as `DE`; empty for other codes.
  public var regionFlag: String {
    let code = uppercased() == "UK" ? "GB" : uppercased()
    guard Self.codesWithFlag.contains(Substring(code)), utf8.allSatisfy({ $0 < 128 }) else {
      return ""
    }
    // A flag is a pair of letters of their own, 0x1F1A5 after the usual ones.
    return String(
      String.UnicodeScalarView(
        code.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1A5) }
      )
    )
  }

  /// The codes for which Unicode has flags that systems draw. Others, such as that of a former
  /// country, would be shown as two letters.
  private static let codesWithFlag = Set(
    """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO
    BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG
    DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
    GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
    KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK
    ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE
    PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM
    SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN
    US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    """.split { $0 == " " || $0 == "\n" }
  )
}

// MARK: nameInitials
nonisolated extension String {
  /// The initials of at most `count` words: of the first words and the last one, as in `AL` for Ada
  /// King Lovelace.
  ///
  /// Words without a letter or digit are skipped. If no word has one, the result is the first
  /// character, such as an emoji.
  public func nameInitials(count: Int) -> String {
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

// MARK: masked
nonisolated extension String {
  /// Masks all letters and digits except the last `count`: `•••• 1234`. Spaces and punctuation stay
  /// and do not count.
  ///
  /// If the text has no more than `count` letters and digits, all of them are masked. With an empty
  /// mask, the text begins with the first that is not.
  public func masked(visible count: Int, with mask: String = "•") -> String {
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

// MARK: replacingText, textParts, occurrences
nonisolated extension StringProtocol {
  /// The text with another one in place of each occurrence of `old`.
  public func replacingText(of old: String, with new: String) -> String {
    textParts(separatedBy: old).joined(separator: new)
  }

  /// The parts between the occurrences of a separator.
  public func textParts(separatedBy separator: String) -> [String] {
    let text = String(self)
    var parts: [String] = []
    var start = text.startIndex
    for range in text.occurrences(ofText: separator) {
      parts.append(String(text[start..<range.lowerBound]))
      start = range.upperBound
    }
    return parts + [String(text[start...])]
  }

  /// How many times the text contains another one. Occurrences do not overlap.
  public func occurrences(of text: String) -> Int {
    String(self).occurrences(ofText: text).count
  }
}

nonisolated extension String {
  /// Where the text contains another one. Whole characters are compared, so that those that look alike
  /// are equal.
  fileprivate func occurrences(ofText text: String) -> [Range<Self.Index>] {
    // Then, bytes are characters.
    let isPlain = { (byte: UInt8) in byte < 128 && byte != 13 }
    return utf8.allSatisfy(isPlain) && text.utf8.allSatisfy(isPlain)
      ? utf8.occurrences(of: Array(text.utf8)) : occurrences(of: Array(text))
  }
}

nonisolated extension BidirectionalCollection where Element: Equatable {
  /// Where the elements contain others, from left to right, by the algorithm of Knuth, Morris and
  /// Pratt.
  fileprivate func occurrences(of wanted: [Element]) -> [Range<Self.Index>] {
    guard !wanted.isEmpty else { return [] }
    // How many elements before each one are those at the beginning again.
    var repeated = [0]
    func match(_ element: Element, after count: Int) -> Int {
      var count = count
      while count > 0, wanted[count] != element { count = repeated[count - 1] }
      return wanted[count] == element ? count + 1 : count
    }
    for element in wanted.dropFirst() { repeated.append(match(element, after: repeated.last ?? 0)) }

    var ranges: [Range<Self.Index>] = []
    var count = 0
    var index = startIndex
    while index < endIndex {
      let element = self[index]
      formIndex(after: &index)
      count = match(element, after: count)
      guard count == wanted.count else { continue }
      ranges.append(self.index(index, offsetBy: -count)..<index)
      count = 0
    }
    return ranges
  }
}

// MARK: urlHostText, urlShortText, urlFullText
nonisolated extension String {
  /// The host of a URL, without `www.`: `example.com`, also for `www.example.com/about`, which has no scheme.
  ///
  /// If there is no host, this is the same as `urlShortText`.
  public var urlHostText: String {
    let parts = URLText(self)
    if !parts.host.isEmpty { return parts.host }
    return URLText.hostWithoutScheme(self) ?? parts.short
  }

  /// The host and path of a URL: `example.com/path`. For `mailto:`, `tel:` and `sms:`, the address
  /// or number.
  ///
  /// A text that is not a URL with a scheme is returned unchanged.
  public var urlShortText: String { URLText(self).short }

  /// The whole URL with its percent-encoded letters decoded: `https://example.com/ä`.
  public var urlFullText: String { URLText.unescaped(self[...]) }
}

/// The parts of a URL that are shown.
private nonisolated struct URLText {
  var host = ""
  var short: String

  init(_ text: String) {
    short = text
    guard let colon = text.firstIndex(of: ":") else { return }
    let rest = text[colon...].dropFirst()
    let resource = rest.prefix { $0 != "?" && $0 != "#" }
    let scheme = text[..<colon].lowercased()
    if ["mailto", "tel", "sms"].contains(scheme) { short = Self.unescaped(resource) }
    guard resource.hasPrefix("//"), let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return }
    let authority = resource.dropFirst(2).prefix { $0 != "/" }
    var path = resource.dropFirst(2 + authority.count)
    if path.hasSuffix("/") { path.removeLast() }
    // Skips a user name and password.
    let server = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let name = Self.withoutWWW(server.lowercased())
    // An IPv6 address has colons of its own, in brackets.
    let end = name.lastIndex(of: ":").map { name[$0...] } ?? ""
    let port = end.contains("]") ? "" : end
    host = Self.readable(name.dropLast(port.count))
    let address = host + port + Self.unescaped(path)
    if !address.isEmpty { short = address }
  }

  /// Returns the host that the text begins with, or `nil` if there is none. A number such as `3.5`
  /// is not a host.
  static func hostWithoutScheme(_ text: String) -> String? {
    let server = text.prefix { !"/?#".contains($0) }
    let name = server.prefix { $0 != ":" }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.last?.first?.isLetter == true,
      labels.allSatisfy({ label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }), server.dropFirst(name.count + 1).allSatisfy(\.isNumber)
    else { return nil }
    return readable(withoutWWW(name.lowercased())[...])
  }

  private static func withoutWWW(_ name: String) -> String {
    let rest = name.dropFirst(4)
    return name.hasPrefix("www.") && rest.contains(".") ? String(rest) : name
  }

  /// Shows labels of a host that are in Punycode as their letters: `bücher` for `xn--bcher-kva`. A
  /// label stays if it mixes alphabets, as look-alikes do, or has other characters than letters.
  private static func readable(_ host: Substring) -> String {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return labels.map { label in
      guard label.hasPrefix("xn--"), let letters = decoded(label.dropFirst(4).utf8) else {
        return label
      }
      return isReadable(letters) ? letters : label
    }.joined(separator: ".")
  }

  /// Decodes Punycode as RFC 3492 does; `nil` if it is invalid.
  private static func decoded(_ code: Substring.UTF8View) -> String? {
    let hyphen = code.lastIndex(of: UInt8(ascii: "-"))
    guard code.allSatisfy({ $0 < 0x80 }), hyphen != code.startIndex else { return nil }
    var letters = code[..<(hyphen ?? code.startIndex)].map { Unicode.Scalar($0) }
    var rest = hyphen.map { code[$0...].dropFirst() } ?? code
    var (scalar, index, bias) = (0x80, 0, 72)
    while !rest.isEmpty {
      let start = index
      var (weight, step) = (1, 36)
      while true {
        guard index < 1 << 32, weight < 1 << 32, let byte = rest.popFirst(),
          let digit = Int(String(Unicode.Scalar(byte)), radix: 36)
        else { return nil }
        // The letters are 0 to 25, the digits 26 to 35.
        let value = (digit + 26) % 36
        index += value * weight
        let threshold = min(max(step - bias, 1), 26)
        if value < threshold { break }
        weight *= 36 - threshold
        step += 36
      }
      let count = letters.count + 1
      var delta = (index - start) / (start == 0 ? 700 : 2)
      delta += delta / count
      bias = 0
      while delta > 455 {
        delta /= 35
        bias += 36
      }
      bias += 36 * delta / (delta + 38)
      scalar += index / count
      index %= count
      guard let letter = UInt32(exactly: scalar).flatMap(Unicode.Scalar.init) else { return nil }
      letters.insert(letter, at: index)
      index += 1
    }
    return String(String.UnicodeScalarView(letters))
  }

  private static func isReadable(_ label: String) -> Bool {
    let scalars = label.unicodeScalars
    let isNormal = label.precomposedStringWithCompatibilityMapping.unicodeScalars
      .elementsEqual(scalars)
    let hasLatin = scalars.contains { "a"..."z" ~= $0 }
    // Latin letters with accents, kana, Han and Hangul are written next to those from a to z.
    let related: [ClosedRange<Unicode.Scalar>] = [
      "\u{DF}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}", "\u{3041}"..."\u{30FE}",
      "\u{3400}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}",
    ]
    let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark]
    guard isNormal, let first = label.first, first.isLetter, let start = scalars.first,
      !marks.contains(start.properties.generalCategory)
    else { return false }
    return scalars.contains { !$0.isASCII }
      && scalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark:
          !hasLatin || scalar.isASCII || related.contains { $0 ~= scalar }
        case .decimalNumber: true
        default: scalar == "-"
        }
      }
  }

  /// Decodes escapes such as `%C3%A4` for `ä`. Escapes of ASCII, of invisible characters and of
  /// invalid UTF-8 stay.
  static func unescaped(_ text: Substring) -> String {
    var shown = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      shown += Substring(rest[..<percent])
      rest = rest[percent...]
      let bytes = escapedBytes(rest)
      let letters = String(decoding: bytes, as: UTF8.self)
      let isShown =
        letters.utf8.elementsEqual(bytes) && letters.unicodeScalars.allSatisfy(isVisible)
      let escape = rest.prefix(max(1, 3 * bytes.count))
      shown += isShown && !bytes.isEmpty ? letters[...] : Substring(escape)
      rest = rest.dropFirst(escape.count)
    }
    return shown + Substring(rest)
  }

  /// Returns the non-ASCII bytes whose escapes the text starts with.
  private static func escapedBytes(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while rest.first == UInt8(ascii: "%"),
      let byte = UInt8(String(Substring(rest.dropFirst().prefix(2))), radix: 16), byte >= 0x80
    {
      bytes.append(byte)
      rest = rest.dropFirst(3)
    }
    return bytes
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}

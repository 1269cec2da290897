import Foundation

// MARK: TextMarks
/// Marks of a part of a text. The values are those of Foundation's `InlinePresentationIntent`.
public nonisolated struct TextMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: RawValue) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1)
  public static let strong = Self(rawValue: 2)
  public static let code = Self(rawValue: 4)
  public static let struckThrough = Self(rawValue: 32)
}

// MARK: addingWords, addingValue, isolatingDirections
nonisolated extension AttributedString {
  /// Returns the text with more words, which can have marks, a link, and the token of this name.
  public func addingWords(
    _ words: String,
    _ marks: TextMarks = [],
    link: URL? = nil,
    token: String? = nil
  ) -> AttributedString {
    var attributes = AttributeContainer()
    if !marks.isEmpty { attributes.marks = marks }
    if let link { attributes.link = link }
    if let token { attributes[TokenAttribute.self] = token }
    return self + AttributedString(words, attributes: attributes)
  }

  /// Returns the text with a value, which does not change the direction of what follows.
  public func addingValue(
    _ value: String,
    _ marks: TextMarks = [],
    link: URL? = nil,
    token: String? = nil
  ) -> AttributedString {
    addingWords(value.isolatingDirections, marks, link: link, token: token)
  }
}

nonisolated extension String {
  /// The text with an end for each change of the direction that it begins, and without other ends,
  /// so that it does not change the direction of what follows. (Unicode Standard Annex #9)
  fileprivate var isolatingDirections: String {
    guard unicodeScalars.contains(where: \.changesDirection) else { return self }
    var text = String.UnicodeScalarView()
    var ends: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": ends.append("\u{202C}")
      case "\u{2066}"..."\u{2068}": ends.append("\u{2069}")
      case "\u{202C}", "\u{2069}":
        if ends.last != scalar { continue }
        ends.removeLast()
      default: break
      }
      text.append(scalar)
    }
    text.append(contentsOf: ends.reversed())
    return String(text)
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var changesDirection: Bool {
    ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
  }
}

/// The name of the token of a part of a styled text.
public nonisolated enum TokenAttribute: AttributedStringKey {
  public typealias Value = String
  public static let name = "Token"
}

nonisolated extension AttributedString {
  /// Returns the parts of the text that have a token, to give them its color, for example.
  public func parts<Token: RawRepresentable<String>>(
    with type: Token.Type
  ) -> [(range: Range<AttributedString.Index>, token: Token)] {
    runs[TokenAttribute.self].compactMap { name, range in
      name.flatMap(type.init(rawValue:)).map { (range, $0) }
    }
  }
}

nonisolated extension AttributeContainer {
  #if canImport(Darwin)
    public var marks: TextMarks {
      get { TextMarks(rawValue: inlinePresentationIntent?.rawValue ?? 0) }
      set { inlinePresentationIntent = InlinePresentationIntent(rawValue: newValue.rawValue) }
    }
  #else
    /// Foundation has InlinePresentationIntent only on Apple's systems.
    private enum Key: AttributedStringKey {
      typealias Value = TextMarks
      static let name = "TextMarks"
    }

    public var marks: TextMarks {
      get { self[Key.self] ?? [] }
      set { self[Key.self] = newValue }
    }
  #endif
}

// MARK: joinedParts
nonisolated extension Sequence<AttributedString> {
  /// The texts that are not empty, with a separator between them.
  /// Each is isolated if its direction must not change what is around it.
  public func joinedParts(separator: String = "", isIsolated: Bool = false) -> AttributedString {
    filter { !$0.characters.isEmpty }.enumerated().reduce(into: AttributedString()) {
      if $1.offset > 0 { $0 += AttributedString(separator) }
      if isIsolated { $0 += AttributedString("\u{2068}") }
      $0 += $1.element
      if isIsolated { $0 += AttributedString("\u{2069}") }
    }
  }
}

// MARK: addingMarked
nonisolated extension AttributedString {
  /// Returns the text with a value that has marks of its own. A link replaces those of the value.
  public func addingMarked(
    _ value: AttributedString,
    _ marks: TextMarks = [],
    link: URL? = nil,
    token: String? = nil
  ) -> AttributedString {
    value.runs.reduce(self) { text, run in
      let words = String(String.UnicodeScalarView(value.unicodeScalars[run.range]))
      let own = run.attributes
      return text.addingValue(words, own.marks.union(marks), link: link ?? own.link, token: token)
    }
  }
}

// MARK: styledMarkdown
nonisolated extension StringProtocol {
  /// The words of a text in Markdown with their marks. Links have these schemes.
  public func styledMarkdown(schemes: Set<String> = URL.usualSchemes) -> AttributedString {
    MarkdownReader.parts(of: String(self)).reduce(AttributedString()) { text, part in
      let link = part.target.flatMap { URL.checkedLink([$0], schemes: schemes) }
      return text.addingWords(part.words, part.marks, link: link)
    }
  }
}

// MARK: styledHTML
nonisolated extension StringProtocol {
  /// The text that a browser shows for HTML, with the marks of the standard's style sheet. Links have
  /// these schemes.
  public func styledHTML(schemes: Set<String> = URL.usualSchemes) -> AttributedString {
    let styles: [(HTMLTraits, TextMarks)] = [
      (.strong, .strong), (.emphasized, .emphasized), (.struckThrough, .struckThrough),
      (.code, .code),
    ]
    var reader = HTMLReader(HTMLScanner(Array(utf8)), hasStyles: true)
    return reader.parts().reduce(AttributedString()) { text, part in
      let marks = styles.filter { part.style.traits.contains($0.0) }.map(\.1)
      let link = part.style.link.flatMap { URL.checkedLink([$0], schemes: schemes) }
      return text.addingWords(part.words, TextMarks(marks), link: link)
    }
  }
}

// MARK: truncatedWords
nonisolated extension AttributedString {
  /// The text cut to at most `length` characters. An ellipsis, with the marks of the words before it,
  /// is the last one.
  public func truncatedWords(to length: Int) -> AttributedString {
    let words = String(characters)
    let shown = words.truncated(to: length)
    if shown == words { return self }
    let text = self[..<characters.prefix(shown.count - 1).endIndex]
    let attributes = text.runs.last?.attributes ?? AttributeContainer()
    return AttributedString(text) + AttributedString("…", attributes: attributes)
  }
}

// MARK: checkedLink, schemeLength
nonisolated extension URL {
  /// The schemes of the links that a text can contain unless it says otherwise.
  public static let usualSchemes: Set<String> = ["http", "https", "mailto"]

  /// Returns the URL of a link; `nil` if its scheme is not one of these.
  ///
  /// - Parameter parts: The beginning, then values, which are percent-encoded, and words in turns.
  public static func checkedLink(
    _ parts: [String],
    schemes: Set<String> = usualSchemes
  ) -> URL? {
    var url = ""
    for (index, part) in parts.enumerated() {
      url += index == 0 ? part.asURL : index % 2 == 1 ? part.encoded(behind: url) : part
    }
    let scheme = url.utf8.prefix(schemeLength(of: url.utf8))
    return schemes.contains(String(Substring(scheme)).lowercased()) ? URL(string: url) : nil
  }
}

/// The number of bytes before the colon of a URL; 0 if it has no scheme. (RFC 3986, section 3.1)
public nonisolated func schemeLength(of url: some Sequence<UInt8>) -> Int {
  var length = 0
  for byte in url {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z": length += 1
    case "0"..."9", "+", "-", ".":
      if length == 0 { return 0 }
      length += 1
    case ":": return length
    default: return 0
    }
  }
  return 0
}

nonisolated extension String {
  /// The text with percent-encoding for what a URL cannot contain. (RFC 3986)
  public var asURL: String {
    if utf8.allSatisfy({ $0.isInURL && $0 != UInt8(ascii: "%") }) { return self }
    let bytes = Array(utf8)
    func isHex(_ index: Int) -> Bool {
      bytes.indices.contains(index) && Unicode.Scalar(bytes[index]).properties.isASCIIHexDigit
    }
    return bytes.indices.map { index in
      let isEncoded = bytes[index] != UInt8(ascii: "%") || isHex(index + 1) && isHex(index + 2)
      return bytes[index].isInURL && isEncoded
        ? String(Unicode.Scalar(bytes[index]))
        : "%" + String(bytes[index], radix: 16, uppercase: true)
    }.joined()
  }

  /// The text for use behind the beginning of a URL. `@`, which could change the host, and `+` are
  /// kept only in addresses without a host, such as those of `mailto:`.
  fileprivate func encoded(behind url: String) -> String {
    let part = percentEncodedPart
    if url.contains("//") || url.lowercased().hasPrefix("http") { return part }
    return part.replacingOccurrences(of: "%40", with: "@")
      .replacingOccurrences(of: "%2B", with: "+")
  }
}

nonisolated extension UInt8 {
  /// Whether a URL can contain the character, which begins an encoded one if it is a percent sign.
  fileprivate var isInURL: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ":", "/", "?", "#", "[", "]", "@",
      "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=", "%":
      true
    default: false
    }
  }
}

// MARK: plainText
nonisolated extension Double {
  /// The fewest digits that represent the value, without grouping: `4`, `0.1`, `-2.5`, never `4.0`, `1e+20` or `-0`.
  public var plainText: String {
    if let integer = Int(exactly: self) { return String(integer) }
    guard isFinite else { return description }
    let parts = magnitude.description.split(separator: "e")
    let sign = self < 0 ? "-" : ""
    guard let mantissa = parts.first, let exponent = parts.dropFirst().first.flatMap({ Int($0) })
    else { return description }
    let digits = mantissa.split(separator: ".")
    let whole = digits.first ?? "0"
    let fraction = digits.dropFirst().first.map { $0 == "0" ? "" : $0 } ?? ""
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + whole + fraction
    }
    let zeros = String(repeating: "0", count: max(0, exponent - fraction.count))
    return sign + whole + fraction + zeros
  }
}

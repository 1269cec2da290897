import Foundation

// MARK: styled
nonisolated extension AttributedString {
  /// Creates a text with the marks of Markdown.
  ///
  /// - Parameter links: The schemes of the links that the text can contain. Other links are text.
  package init(styled text: StyledText, links: Set<String> = StyledText.usualLinks) {
    self.init()
    for run in text.styledRuns(links: links) {
      var attributes = AttributeContainer()
      if !run.marks.isEmpty { attributes.marks = run.marks }
      if let link = run.link { attributes.link = link }
      if let token = run.token { attributes[TokenAttribute.self] = token }
      append(AttributedString(run.text, attributes: attributes))
    }
  }
}

/// The name of the token of a part of a styled text.
package nonisolated enum TokenAttribute: AttributedStringKey {
  package typealias Value = String
  package static let name = "Token"
}

nonisolated extension AttributedString {
  /// Returns the parts of the text that have a token, to give them its color, for example.
  package func parts<Token: RawRepresentable<String>>(
    with type: Token.Type
  ) -> [(range: Range<AttributedString.Index>, token: Token)] {
    runs[TokenAttribute.self].compactMap { name, range in
      name.flatMap(type.init(rawValue:)).map { (range, $0) }
    }
  }
}

nonisolated extension AttributeContainer {
  #if canImport(Darwin)
    package var marks: Set<TextMark> {
      get {
        let intent = inlinePresentationIntent?.rawValue ?? 0
        return Set(TextMark.allCases.filter { intent & $0.rawValue != 0 })
      }
      set {
        let intent = newValue.reduce(0) { $0 | $1.rawValue }
        inlinePresentationIntent = InlinePresentationIntent(rawValue: intent)
      }
    }
  #else
    /// Foundation has InlinePresentationIntent only on Apple's systems.
    private enum Key: AttributedStringKey {
      typealias Value = Set<TextMark>
      static let name = "TextMarks"
    }

    package var marks: Set<TextMark> {
      get { self[Key.self] ?? [] }
      set { self[Key.self] = newValue }
    }
  #endif
}

// MARK: attributedText
nonisolated extension StaticString {
  /// The text with its marks, with `%1` to `%9` replaced by the values, and `%%` by a percent sign.
  package func attributedText(
    with values: [StyledValue],
    links: Set<String> = StyledText.usualLinks
  ) -> AttributedString {
    AttributedString(styled: filled(values), links: links)
  }

  package func attributedText(
    with values: String...,
    links: Set<String> = StyledText.usualLinks
  ) -> AttributedString {
    AttributedString(styled: filled(values.map { .text($0) }), links: links)
  }

  private func filled(_ values: [StyledValue]) -> StyledText {
    // A text without values has no percent signs to replace.
    if values.isEmpty { return StyledText(stringLiteral: description) }
    var text = StyledText()
    fill(values, literal: { text.append([$0]) }, value: { text.append($0) })
    return text
  }
}

// MARK: StyledRun, styledRuns
/// A part of a text that has the same marks.
package nonisolated struct StyledRun: Equatable {
  package var text: String
  package var marks: Set<TextMark>
  package var link: URL?
  /// The name of the token of a part that has one.
  package var token: String?
}

nonisolated extension StyledText {
  /// Returns the parts of the text. Neighbors have different marks.
  ///
  /// - Parameter links: The schemes of the links that the text can contain. Other links are text.
  package func styledRuns(links: Set<String> = StyledText.usualLinks) -> [StyledRun] {
    let places = bytes.indices.filter { bytes[$0] == Self.place }
    var reader = MarkdownReader(bytes, hasTokens: hasTokens)
    var found: [StyledRun] = []
    for part in reader.read() where !part.bytes.isEmpty {
      var run = StyledRun(text: "", marks: part.marks)
      let isAddress = part.target == part.bytes
      run.link = part.target.flatMap { link($0, places, links, isAddress: isAddress) }
      run.token = part.token.map { String(decoding: bytes[$0], as: UTF8.self) }
      for piece in pieces(part.bytes, places) {
        switch piece {
        case .literal(let bytes):
          run.text = String(decoding: bytes, as: UTF8.self)
          if run.marks.contains(.code) {
            run.text = run.text.replacingOccurrences(of: "\n", with: " ")
          }
        case .value(.text(let text)): run.text = text.isolatingDirections
        case .value(.markdown(let text)):
          for inner in StyledText(markdown: text).styledRuns(links: links) {
            run.text = inner.text.isolatingDirections
            found.add(run, inner.marks, inner.link)
          }
          continue
        }
        found.add(run)
      }
    }
    return found
  }

  private enum Piece {
    case literal(ArraySlice<UInt8>)
    case value(StyledValue)
  }

  /// The literals and values in a range of the bytes.
  private func pieces(_ range: Range<Int>, _ places: [Int]) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    for (value, place) in zip(values, places) where range.contains(place) {
      if start < place { pieces.append(.literal(bytes[start..<place])) }
      pieces.append(.value(value))
      start = place + 1
    }
    if start < range.upperBound { pieces.append(.literal(bytes[start..<range.upperBound])) }
    return pieces
  }

  /// Returns the URL of a link; `nil` if its scheme is not allowed. A value in it that is not its
  /// beginning is percent-encoded. In an address such as `<https://…>`, nothing is escaped.
  private func link(
    _ target: Range<Int>,
    _ places: [Int],
    _ schemes: Set<String>,
    isAddress: Bool
  ) -> URL? {
    var url = ""
    for piece in pieces(target, places) {
      switch piece {
      case .literal(let bytes):
        url += (isAddress ? String(decoding: bytes, as: UTF8.self) : unescaped(bytes)).asURL
      case .value(.text(let text)), .value(.markdown(let text)):
        url += url.isEmpty ? text.asURL : text.encoded(behind: url)
      }
    }
    let scheme = url.utf8.prefix(schemeLength(of: url.utf8))
    return schemes.contains(String(Substring(scheme)).lowercased()) ? URL(string: url) : nil
  }

  /// The text without the backslashes before punctuation, and without the isolates with which
  /// translations surround values.
  private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
    where !("\u{2066}"..."\u{2069}").contains(scalar) {
      if isEscaped, !scalar.isASCIIPunctuation { text.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { text.append(scalar) }
    }
    if isEscaped { text.append("\\") }
    return String(text)
  }
}

nonisolated extension String {
  /// The text with percent-encoding for what a URL cannot contain. (RFC 3986)
  fileprivate var asURL: String {
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

nonisolated extension [StyledRun] {
  /// Adds a part with more marks.
  fileprivate mutating func add(
    _ run: StyledRun,
    _ marks: Set<TextMark> = [],
    _ link: URL? = nil
  ) {
    var run = run
    run.marks.formUnion(marks)
    run.link = run.link ?? link
    if let last = indices.last, self[last].isStyled(like: run) {
      self[last].text += run.text
    } else if !run.text.isEmpty {
      append(run)
    }
  }
}

nonisolated extension StyledRun {
  fileprivate func isStyled(like other: StyledRun) -> Bool {
    marks == other.marks && link == other.link && token == other.token
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

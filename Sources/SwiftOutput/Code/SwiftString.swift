import OutputInterface

/// A string literal of generated code, such as `"\(count) books"`. Its text is escaped, so it can never become code.
package struct SwiftString: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    /// Any text, not escaped.
    case text(String)
    /// An expression, which is written on one line between `\(` and `)`.
    case code(Code)
  }

  package var segments: [Segment]

  package init(_ segments: [Segment]) {
    self.segments = segments
  }

  package init(_ text: String) {
    segments = [.text(text)]
  }

  /// The literal on one line, with its quotes.
  package var literal: String { "\"\(escaped)\"" }

  /// The content of `literal` between its quotes.
  package var escaped: String {
    segments.reduce(into: "") { escaped, segment in
      if case .text(let text) = segment, isPlain(text) {
        escaped += text
      } else {
        escaped += Self.pieces(segment).joined()
      }
    }
  }

  /// Returns the lines of a `"""` literal for the same string, no wider than `width` if its interpolations allow. Each line of the content
  /// but the last ends in `\`, so that the string has no line break there.
  package func block(width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in blockWords(width: width) {
      if !line.isEmpty, line.count + word.count >= width {
        lines.append(line + "\\")
        line = ""
      }
      line += word
    }
    if line.last == " " { line = line.dropLast() + "\\u{20}" }
    return ["\"\"\""] + lines + [line, "\"\"\""]
  }

  /// Returns the words, each with the space or newline after it. Words that are too wide for a line are divided.
  private func blockWords(width: Int) -> [String] {
    var words: [String] = []
    var word = ""
    var quotes = 0
    for var piece in segments.flatMap(Self.pieces) {
      quotes = piece == #"\""# ? quotes + 1 : 0
      if quotes > 0, !quotes.isMultiple(of: 3) { piece = "\"" }
      if !word.isEmpty, word.count + piece.count >= width {
        words.append(word)
        word = ""
      }
      word += piece
      if piece == " " || piece == #"\n"# {
        words.append(word)
        word = ""
      }
    }
    return words + [word]
  }

  /// Returns the source of each character, escape and interpolation: the pieces that a line break must not divide.
  private static func pieces(_ segment: Segment) -> [String] {
    switch segment {
    case .code(let code): ["\\(\(code.flat ?? ""))"]
    case .text(let text): visiblePieces(of: text, escape: escape)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    case "\0": #"\0"#
    case "\"": #"\""#
    case "\\": #"\\"#
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

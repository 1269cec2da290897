import TextOutput

/// A string literal of the output, in which text can never become code: `"\(count) books"`.
package struct SwiftString: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    /// Any text at all.
    case text(String)
    /// An expression, which is put on one line between `\(` and `)`.
    case code(Code)
  }

  package var segments: [Segment]

  package init(_ segments: [Segment]) {
    self.segments = segments
  }

  package init(_ text: String) {
    segments = [.text(text)]
  }

  /// On one line, with its quotes.
  package var literal: String { "\"\(escaped)\"" }

  /// What is between the quotes of `literal`.
  package var escaped: String {
    segments.reduce(into: "") { escaped, segment in
      if case .text(let text) = segment, isPlain(text) {
        escaped += text
      } else {
        escaped += Self.pieces(segment).joined()
      }
    }
  }

  /// The lines of a `"""` literal that is the same string, as narrow as its interpolations allow.
  /// Each line but the last ends in `\`: the string has no newline there.
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

  /// Words with the space or newline after them; those too wide for a line are divided.
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

  /// The source of each character, escape and interpolation: what no line break may divide.
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

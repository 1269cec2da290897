import ViewModelSupport

/// A text in Markdown, with the marks and links in it.
package struct MarkedText {
  /// A byte of a literal, by the index of the piece.
  package struct Place: Hashable, Sendable {
    package let piece: Int
    package let offset: Int
  }

  /// A link or a part with a token.
  package struct Link: Sendable {
    /// The URL of the link, or the name of the token.
    package let target: [TextPattern.Piece]
    package let place: Place
  }

  /// A mark that would be shown.
  package struct Unpaired: Sendable {
    package let mark: String
    package let place: Place
  }

  private let pieces: [TextPattern.Piece]
  private let bytes: [UInt8]
  /// The position of the first byte of each piece.
  private let starts: [Int]
  private let parts: [MarkdownPart]
  /// The marks that have no partner, and targets of links that do not end.
  package let unpaired: [Unpaired]
  /// Where the names of tokens are that no words have.
  package let tokensWithoutWords: [Place]

  package init(_ pieces: [TextPattern.Piece]) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for piece in pieces {
      starts.append(bytes.count)
      switch piece {
      case .literal(let text): bytes += text.utf8
      case .slot: bytes.append(MarkdownReader.place)
      }
    }
    var reader = MarkdownReader(bytes, hasTokens: true)
    let all = reader.read()
    parts = all.filter { !$0.bytes.isEmpty }
    tokensWithoutWords = Set(all.compactMap(\.token)).subtracting(parts.compactMap(\.token))
      .map { Self.place(of: $0.lowerBound, starts) }
    unpaired = reader.unpaired.map { range in
      Unpaired(
        mark: String(decoding: bytes[range], as: UTF8.self),
        place: Self.place(of: range.lowerBound, starts)
      )
    }
    (self.pieces, self.bytes, self.starts) = (pieces, bytes, starts)
  }

  private static func place(of byte: Int, _ starts: [Int]) -> Place {
    let piece = starts.lastIndex { $0 <= byte } ?? 0
    return Place(piece: piece, offset: byte - (starts.dropFirst(piece).first ?? 0))
  }

  /// The marks that any part has.
  package var marks: TextMarks { parts.reduce(into: []) { $0.formUnion($1.marks) } }

  package var links: [Link] { links(parts.compactMap(\.target)) }

  /// The parts with tokens.
  package var tokens: [Link] { links(parts.compactMap(\.token)) }

  private func links(_ all: [Range<Int>]) -> [Link] {
    var targets: [Range<Int>] = []
    for target in all where targets.last != target { targets.append(target) }
    return targets.map {
      Link(target: pieces(in: $0), place: Self.place(of: $0.lowerBound, starts))
    }
  }

  /// What the text consists of. Links without a scheme are text.
  package var styledParts: [StyledPart] {
    parts.reduce(into: []) { result, part in
      let link = part.target.flatMap { range in StyledLink(pieces(in: range), part) }
      let token = part.token.map { String(decoding: bytes[$0], as: UTF8.self) }
      for piece in pieces(in: part.bytes) {
        var next = StyledPart(content: piece, marks: part.marks, link: link, token: token)
        if case .literal(let text) = piece {
          next.content = .literal(part.words(text))
          if let last = result.last, case .literal(let before) = last.content,
            (last.marks, last.link, last.token) == (next.marks, next.link, next.token)
          {
            result.removeLast()
            next.content = .literal(before + part.words(text))
          }
        }
        result.append(next)
      }
    }
  }

  /// Returns the pieces with other words, but the same marks and targets.
  package func replacingWords(_ replacement: (String) -> String) -> [TextPattern.Piece] {
    var result: [TextPattern.Piece] = []
    var position = 0
    for part in parts {
      result += pieces(in: position..<max(position, part.bytes.lowerBound))
      result += pieces(in: part.bytes).map { piece in
        guard case .literal(let text) = piece, !part.isAddress else { return piece }
        return .literal(replacement(text))
      }
      position = max(position, part.bytes.upperBound)
    }
    return result + pieces(in: position..<bytes.count)
  }

  private func pieces(in range: Range<Int>) -> [TextPattern.Piece] {
    zip(pieces, starts).compactMap { piece, start in
      switch piece {
      case .slot: return range.contains(start) ? piece : nil
      case .literal(let text):
        let own = (start..<(start + text.utf8.count)).clamped(to: range)
        return own.isEmpty ? nil : .literal(String(decoding: bytes[own], as: UTF8.self))
      }
    }
  }
}

extension MarkedText.Link {
  /// The scheme with which the target begins, in lowercase; `nil` if it begins with a value or has none.
  package var scheme: String? {
    guard case .literal(let text)? = target.first else { return nil }
    let length = schemeLength(of: text.utf8)
    return length == 0
      ? nil : String(decoding: text.utf8.prefix(length), as: UTF8.self).lowercased()
  }

  /// Whether the target begins with a value.
  package var beginsWithValue: Bool { if case .slot? = target.first { true } else { false } }

  /// The scheme and the host of an `http` URL, up to the `/` behind it; `nil` for other targets. `isWhole` is whether no value can change
  /// the host.
  package var origin: (text: String, isWhole: Bool)? {
    guard case .literal(let text)? = target.first, let scheme, ["http", "https"].contains(scheme)
    else { return nil }
    let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
    let host = rest.drop { $0 == UInt8(ascii: "/") }
    let name = host.prefix { !"/?#".utf8.contains($0) }
    let isWhole = host.startIndex != rest.startIndex && name.endIndex != text.utf8.endIndex
    return (
      "\(scheme)://\(String(Substring(name)).lowercased())",
      isWhole && !name.isEmpty || target.count == 1
    )
  }

  /// The target's text, if it contains no value.
  package var text: String? {
    if target.count == 1, case .literal(let text)? = target.first { text } else { nil }
  }

  /// The values in the target.
  package var slots: [Int] {
    target.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }
}

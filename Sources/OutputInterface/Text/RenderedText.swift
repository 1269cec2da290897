/// A file's text in UTF-8, in pieces, so that concatenating long texts copies nothing.
package struct RenderedText: Sendable {
  package private(set) var pieces: [[UInt8]]
  /// What the code in the text needs from other files.
  package private(set) var needs: Set<Need> = []

  /// The size up to which neighbors are joined, in bytes.
  private static let shortPiece = 32 << 10

  package init(pieces: [[UInt8]], needs: Set<Need> = []) {
    self.pieces = pieces
    self.needs = needs
  }

  package init(bytes: [UInt8]) { pieces = [bytes] }

  package init(_ text: String) { pieces = [Array(text.utf8)] }

  package var bytes: [UInt8] { pieces.reduce(into: []) { $0 += $1 } }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Concatenates two texts. Short neighbors become one piece, because each piece is written and searched separately.
  package static func + (left: Self, right: Self) -> Self {
    let needs = left.needs.union(right.needs)
    guard let last = left.pieces.last, let first = right.pieces.first,
      last.count + first.count <= shortPiece
    else { return Self(pieces: left.pieces + right.pieces, needs: needs) }
    let pieces = left.pieces.dropLast() + [last + first] + right.pieces.dropFirst()
    return Self(pieces: Array(pieces), needs: needs)
  }

  package func hasPrefix(_ prefix: String) -> Bool { pieces.joined().starts(with: prefix.utf8) }
}

extension RenderedText: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.pieces == right.pieces || left.isText(of: right.bytes)
  }

  /// Whether these bytes are the text.
  package func isText(of bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    for piece in pieces {
      guard rest.prefix(piece.count) == piece[...] else { return false }
      rest = rest.dropFirst(piece.count)
    }
    return rest.isEmpty
  }
}

extension RenderedText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

extension [UInt8] {
  /// Appends a text's UTF-8, three times as fast as `+=` with its UTF-8 view.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}

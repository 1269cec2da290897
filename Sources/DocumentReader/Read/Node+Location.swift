extension Node {
  /// A scalar as it is written: `0x1F` for the number 31.
  package var writtenText: String {
    let file = location.file
    guard let start = file.offset(of: location.start), let end = file.offset(of: location.end),
      start < end
    else { return text ?? "null" }
    return String(decoding: file.bytes[start..<end], as: UTF8.self)
  }

  /// The location in the source of some characters of a scalar's text, given by their UTF-8 offsets. An offset past the text's end is
  /// the place after it.
  package func location(of characters: Range<Int>) -> Location {
    guard let text, let start = location.file.offset(of: location.start) else { return location }
    func character(at offset: Int) -> Range<Int> {
      var walk = ScalarWalk(bytes: location.file.bytes, at: start, text: text, to: offset)
      switch style {
      case .plain: walk.walkFlow(escapes: .none)
      case .singleQuoted: walk.walkFlow(escapes: .doubledQuote)
      case .doubleQuoted: walk.walkFlow(escapes: .backslash)
      case .literal, .folded: walk.walkBlock(folding: style == .folded)
      }
      return walk.found
    }
    func position(_ offset: Int) -> Position {
      location.start.advanced(from: start, to: offset, in: location.file.bytes)
    }
    let first = position(character(at: characters.lowerBound).lowerBound)
    guard characters.count > 0 else { return Location(location.file, from: first) }
    let last = position(character(at: characters.upperBound - 1).upperBound)
    return Location(location.file, from: first, to: last)
  }

  /// The place in the source of the character at a UTF-8 offset of a scalar's text, as an empty location.
  package func location(at offset: Int) -> Location { location(of: offset..<offset) }
}

/// A part of a scalar. Its location is computed only on demand, because that means walking through the scalar from its start.
package final class ScalarPart: Sendable {
  private let scalar: Node
  private let characters: Range<Int>

  package init(_ characters: Range<Int>, of scalar: Node) {
    self.scalar = scalar
    self.characters = characters
  }

  package var location: Location { scalar.location(of: characters) }
}

extension Location {
  /// The source text at the location if it is on one line and within its first 1,000 columns: nobody fixes what a machine has written on
  /// one long line.
  package var shortText: String? {
    guard line == end.line, end.column <= 1_000, let first = file.offset(of: start),
      let last = file.offset(of: end)
    else { return nil }
    return String(decoding: file.bytes[first..<last], as: UTF8.self)
  }
}

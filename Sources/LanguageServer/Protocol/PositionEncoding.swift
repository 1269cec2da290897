import DocumentReader

/// What a client counts along a line.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The first of the client's that there is; what all speak otherwise.
  init(offered: [String]) {
    self = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
  }

  /// How many units the scalar is that begins with a byte.
  private func length(from byte: UInt8) -> Int {
    switch self {
    case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    case .utf16: byte < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }

  /// The client's place of a position, both of whose numbers count from 0.
  func place(of position: Position, in file: SourceFile) -> Node {
    let line = max(0, position.line - 1)
    guard position.line > 0, let bytes = file.line(position.line) else {
      return json(["line": json(line), "character": json(0)])
    }
    var character = 0
    var column = 1
    for byte in bytes where byte & 0xC0 != 0x80 {
      if column >= position.column { break }
      character += length(from: byte)
      column += 1
    }
    return json(["line": json(line), "character": json(character)])
  }

  func range(of location: Location) -> Node {
    json([
      "start": place(of: location.start, in: location.file),
      "end": place(of: location.end, in: location.file),
    ])
  }

  /// The position of a client's place; beyond the end of a line that end, and beyond the last line the end of the text.
  func position(of place: Node, in file: SourceFile) throws(ResponseError) -> Position {
    guard let line = place["line"]?.integer, let character = place["character"]?.integer,
      line >= 0, character >= 0
    else { throw .invalidParams("a position has a line and a character, which count from 0") }
    let last = file.lineStarts.count
    if line >= last { return end(ofLine: last, in: file) }
    var column = 1
    var units = 0
    for byte in file.line(line + 1) ?? [] where byte & 0xC0 != 0x80 {
      // A place inside a character is where that begins.
      units += length(from: byte)
      if units > character { break }
      column += 1
    }
    return Position(line: line + 1, column: column)
  }

  private func end(ofLine line: Int, in file: SourceFile) -> Position {
    let scalars = file.line(line)?.count { $0 & 0xC0 != 0x80 } ?? 0
    return Position(line: line, column: scalars + 1)
  }
}

extension Node {
  /// A whole number.
  var integer: Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }
}

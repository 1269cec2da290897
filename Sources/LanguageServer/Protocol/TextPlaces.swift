import DocumentReader

// The protocol counts lines from 0, and along a line the units of UTF-16, which every client can do.

/// The client's place of a position.
func textPlace(of position: Position, in file: SourceFile) -> Node {
  let line = max(0, position.line - 1)
  guard position.line > 0, let bytes = file.line(position.line) else {
    return json(["line": json(line), "character": json(0)])
  }
  var character = 0
  var column = 1
  for byte in bytes where byte & 0xC0 != 0x80 {
    if column >= position.column { break }
    character += unitCount(from: byte)
    column += 1
  }
  return json(["line": json(line), "character": json(character)])
}

func placeRange(of location: Location) -> Node {
  json([
    "start": textPlace(of: location.start, in: location.file),
    "end": textPlace(of: location.end, in: location.file),
  ])
}

/// The position of a client's place; beyond the end of a line that end, and beyond the last line the end of the text.
func textPosition(of place: Node, in file: SourceFile) throws(ResponseError) -> Position {
  guard let line = place["line"]?.integer, let character = place["character"]?.integer,
    line >= 0, character >= 0
  else { throw .invalidParams("a position has a line and a character, which count from 0") }
  let last = file.lineStarts.count
  if line >= last {
    let scalars = file.line(last)?.count { $0 & 0xC0 != 0x80 } ?? 0
    return Position(line: last, column: scalars + 1)
  }
  var column = 1
  var units = 0
  for byte in file.line(line + 1) ?? [] where byte & 0xC0 != 0x80 {
    // A place inside a character is where that begins.
    units += unitCount(from: byte)
    if units > character { break }
    column += 1
  }
  return Position(line: line + 1, column: column)
}

/// How many units the scalar is that begins with a byte.
private func unitCount(from byte: UInt8) -> Int { byte < 0xF0 ? 1 : 2 }

extension Node {
  /// A whole number.
  var integer: Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }
}

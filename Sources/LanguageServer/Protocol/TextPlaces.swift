import DocumentReader

// The protocol counts lines from 0 and, within a line, UTF-16 code units, which every client supports.

/// Converts a position to the protocol's form.
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

/// Converts the protocol's form to a position. A place past the end of a line is at its end; one past the last line is at the end of the text.
func textPosition(of place: Node, in file: SourceFile) throws(ResponseError) -> Position {
  guard let line = place["line"]?.integer, let character = place["character"]?.integer,
    line >= 0, character >= 0
  else { throw .invalidParams("a position needs a 'line' and a 'character', both counted from 0") }
  let last = file.lineStarts.count
  if line >= last {
    let scalars = file.line(last)?.count { $0 & 0xC0 != 0x80 } ?? 0
    return Position(line: last, column: scalars + 1)
  }
  var column = 1
  var units = 0
  for byte in file.line(line + 1) ?? [] where byte & 0xC0 != 0x80 {
    // A place inside a surrogate pair is at the start of its character.
    units += unitCount(from: byte)
    if units > character { break }
    column += 1
  }
  return Position(line: line + 1, column: column)
}

/// The number of UTF-16 code units of the scalar whose UTF-8 encoding begins with a byte.
private func unitCount(from byte: UInt8) -> Int { byte < 0xF0 ? 1 : 2 }

extension Node {
  /// The value as an integer; `nil` for anything else.
  var integer: Int? {
    if case .number(let text) = value { Int(text) } else { nil }
  }
}

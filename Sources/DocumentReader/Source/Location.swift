/// A range in a file, from one position up to another. If only a place is meant, both are the same.
package struct Location: Sendable {
  package let file: SourceFile
  package let start: Position
  package let end: Position

  package init(_ file: SourceFile, from start: Position, to end: Position? = nil) {
    self.file = file
    self.start = start
    self.end = max(start, end ?? start)
  }

  package init(file: SourceFile, line: Int, column: Int) {
    self.init(file, from: Position(line: line, column: column))
  }

  package var line: Int { start.line }
  package var column: Int { start.column }

  /// The location with a later end.
  package func to(_ end: Position) -> Location { Location(file, from: start, to: end) }
}

extension Location: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.start == right.start && left.end == right.end && left.file.path == right.file.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(file.path)
  }
}

/// A line and a column, both counted from 1; columns count Unicode scalars. Line 0 is the file as a whole.
package struct Position: Hashable, Sendable {
  // Half the size of Int, because every node has several positions; no file has more bytes than that.
  private let shortLine: Int32
  private let shortColumn: Int32

  package init(line: Int, column: Int) {
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  package static let start = Position(line: 1, column: 1)

  package var line: Int { Int(shortLine) }
  package var column: Int { Int(shortColumn) }
}

extension Position: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.shortLine, left.shortColumn) < (right.shortLine, right.shortColumn)
  }
}

/// Computes locations for a reader that moves forward in a file: each takes only the way from the previous one.
package struct LocationMarker {
  private var offset = 0
  private var position = Position.start

  package init() {}

  /// The location of a byte. If it is before the previous one, it takes the way from the file's start.
  package mutating func location(of target: Int, in file: SourceFile) -> Location {
    if target < offset { self = Self() }
    position = position.advanced(from: offset, to: target, in: file.bytes)
    offset = target
    return Location(file, from: position)
  }
}

extension Position {
  /// The position of the byte at `end`, provided that this is the position of the byte at `start`.
  func advanced(from start: Int, to end: Int, in bytes: [UInt8]) -> Position {
    var (line, column) = (line, column)
    var index = start
    while index < min(end, bytes.count) {
      let byte = bytes[index]
      if byte == .lineFeed || byte == .carriageReturn && bytes.at(index + 1) != .lineFeed {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    return Position(line: line, column: column)
  }
}

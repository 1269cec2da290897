/// A stretch of a file, from a position up to another; where only a place is meant, both are the same.
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

  /// The same up to a later place.
  package func to(_ end: Position) -> Location { Location(file, from: start, to: end) }
}

extension Location: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.start == right.start && left.end == right.end && left.file.path == right.file.path
  }

  /// Without the path, which takes longer and is the same for nearly all that are kept together.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
  }
}

/// A line and a column, which count from 1, columns in Unicode scalars; line 0 is the file as a whole.
package struct Position: Hashable, Sendable {
  // Half as long as Int, because every node has two of them; no file has more bytes than that.
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

/// Follows a reader through a file, so that each location costs only the way from the one before.
package struct LocationMarker {
  private var offset = 0
  private var position = Position.start

  package init() {}

  /// Where a byte is; one before the last takes the way from the start.
  package mutating func location(of target: Int, in file: SourceFile) -> Location {
    if target < offset { self = Self() }
    position = position.advanced(from: offset, to: target, in: file.bytes)
    offset = target
    return Location(file, from: position)
  }
}

extension Position {
  /// The position of a later byte, this being that of an earlier one.
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

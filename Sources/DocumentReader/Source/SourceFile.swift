/// A file that was read: the path as the user gave it, and the bytes.
package final class SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The offset of each line, so that a place is found without reading everything before it.
  package let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var starts = [0]
    // Most lines of JSON have more than 24 bytes.
    starts.reserveCapacity(bytes.count / 24)
    for (index, byte) in bytes.enumerated() where byte <= carriageReturn {
      let next = index + 1
      let isPair = byte == carriageReturn && next < bytes.count && bytes[next] == lineFeed
      if byte == lineFeed || byte == carriageReturn && !isPair { starts.append(next) }
    }
    lineStarts = starts
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The file as a whole, for diagnostics that concern no particular line.
  package var whole: Location { Location(self, from: Position(line: 0, column: 0)) }

  /// The start of the first line.
  package var start: Location { Location(self, from: .start) }
}

/// The location of a file or an option as a whole, given only its name.
package func whole(_ path: String) -> Location { SourceFile(path: path, bytes: []).whole }

extension SourceFile {
  /// The bytes of a line without its line end; `nil` if the file has no such line. Lines count from 1.
  package func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number > 0, let start = lineStarts.dropFirst(number - 1).first else { return nil }
    return bytes[start...].prefix { !$0.isBreak }
  }

  /// The offset of a position in the bytes; `nil` if the file has no such position.
  package func offset(of position: Position) -> Int? {
    guard position.line > 0, var index = lineStarts.dropFirst(position.line - 1).first else {
      return nil
    }
    // A byte order mark is not a column.
    if position.line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var column = 1
    while column < position.column, bytes.at(index) != nil {
      index += 1
      while let byte = bytes.at(index), byte & 0xC0 == 0x80 { index += 1 }
      column += 1
    }
    return column == position.column ? index : nil
  }
}

/// Loads files for the readers and compilers, which never access the disk themselves.
package struct FileLoader: Sendable {
  package enum Outcome: Sendable {
    case file(SourceFile)
    /// The reason, in words that end a sentence: `no such file`, `is a directory`.
    case failure(String)
  }

  package let load: @Sendable (_ path: String) -> Outcome

  package init(load: @escaping @Sendable (_ path: String) -> Outcome) {
    self.load = load
  }
}

/// A file as it was read: the path as the user gave it, and its bytes.
package final class SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// Where each line begins, so that a place is found without reading what comes before it.
  package let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var starts = [0]
    // Most lines of JSON are longer than that.
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

  /// The file itself, where a diagnostic has no line to point at.
  package var whole: Location { Location(self, from: Position(line: 0, column: 0)) }

  /// Where an editor opens it.
  package var start: Location { Location(self, from: .start) }
}

import Foundation

/// Cuts the bytes that a client sends into the contents of messages (Language Server Protocol 3.17, base protocol).
struct MessageBuffer {
  /// Bytes of one message; a document is less.
  static let largestMessage = 128 << 20
  /// Bytes of a header; whoever sends more does not speak the protocol.
  static let largestHeader = 4 << 10

  private var bytes: [UInt8] = []
  /// How many of them are done with.
  private var start = 0
  /// Of a message that is not kept.
  private var skipped = 0

  mutating func append(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// The next message's content; nil where it is not complete. What is neither a header nor a content is passed over.
  mutating func next() -> [UInt8]? {
    while true {
      let passed = min(skipped, bytes.count - start)
      start += passed
      skipped -= passed
      guard skipped == 0, let header = header() else { return nil }
      guard let length = header.length else {
        start = header.end
        continue
      }
      if length > Self.largestMessage {
        start = header.end
        skipped = length
        continue
      }
      guard bytes.count - header.end >= length else { return nil }
      start = header.end + length
      return Array(bytes[header.end..<start])
    }
  }

  /// How long the next message is, and where it begins; a header without a length is garbage.
  private mutating func header() -> (length: Int?, end: Int)? {
    var line = start
    var length: Int?
    for index in bytes.indices[start...] where bytes[index] == UInt8(ascii: "\n") {
      let text = String(decoding: bytes[line..<index], as: UTF8.self)
      line = index + 1
      if text == "\r" || text.isEmpty { return (length, line) }
      length = contentLength(text) ?? length
    }
    if bytes.count - line > Self.largestHeader { start = bytes.count }
    return nil
  }
}

/// What is before the field's name in the line is garbage too.
private func contentLength(_ line: String) -> Int? {
  let line = line.lowercased()
  guard let range = line.range(of: "content-length:", options: .backwards) else { return nil }
  let length = Int(line[range.upperBound...].filter { !$0.isWhitespace })
  return length.flatMap { $0 < 0 ? nil : $0 }
}

/// Cuts the bytes that a client sends into the contents of messages (Language Server Protocol 3.17, base protocol).
struct MessageBuffer {
  /// Bytes of one message; a document is less.
  private static let largestMessage = 128 << 20
  /// Bytes of a header.
  private static let largestHeader = 4 << 10

  private var bytes: [UInt8] = []

  mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

  /// The next message's content; nil if it is not complete. A header without a length is passed over.
  mutating func next() -> [UInt8]? {
    while let end = bytes.firstRange(of: "\r\n\r\n".utf8) {
      let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
      let length = header.matches(of: /content-length: *([0-9]+)/).last.flatMap { Int($0.1) }
      guard let length, length <= Self.largestMessage else {
        bytes.removeFirst(end.upperBound)
        continue
      }
      guard bytes.count - end.upperBound >= length else { return nil }
      let content = Array(bytes[end.upperBound...].prefix(length))
      bytes.removeFirst(end.upperBound + length)
      return content
    }
    if bytes.count > Self.largestHeader { bytes.removeFirst(bytes.count - Self.largestHeader) }
    return nil
  }
}

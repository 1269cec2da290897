/// Splits the bytes from a client into the contents of messages (Language Server Protocol 3.17, base protocol).
struct MessageBuffer {
  /// The most bytes that a message can have; any document is smaller.
  private static let largestMessage = 128 << 20
  /// The most bytes that a header can have.
  private static let largestHeader = 4 << 10

  private var bytes: [UInt8] = []

  mutating func append(_ new: some Sequence<UInt8>) { bytes += new }

  /// Removes and returns the content of the next message; `nil` until it is complete. Skips headers without a valid length.
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

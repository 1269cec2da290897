import DocumentReader

let newline = UInt8(ascii: "\n")

extension SourceFile {
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  /// The file with each CR LF replaced with a line feed.
  var withUnixLineEnds: SourceFile {
    guard bytes.contains(Self.carriageReturn) else { return self }
    let next = bytes.dropFirst() + [0]
    let kept = zip(bytes, next).filter { $0 != Self.carriageReturn || $1 != newline }.map(\.0)
    return SourceFile(path: path, bytes: kept)
  }
}

extension [UInt8] {
  func firstOffset(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    var rest = self[Swift.min(start, count)...]
    while let candidate = rest.firstIndex(of: first) {
      if self[candidate...].starts(with: pattern) { return candidate }
      rest = rest[(candidate + 1)...]
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is a visible ASCII character.
  var isPrintable: Bool { 0x21...0x7E ~= self }

  /// Whether the byte can be on the line of a tag that counts as alone on it.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}

extension Substring {
  var isTemplateName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: false
        }
      }
  }
}

/// Returns the offset at which a file's text starts (after a byte order mark); `nil`, with a diagnostic, if the file is too large, is not
/// UTF-8, or contains a NUL byte.
package func checkEncoding(
  _ file: SourceFile,
  limit: Int = Limits.fileSize,
  into diagnostics: inout [Diagnostic]
) -> Int? {
  let bytes = file.bytes
  if bytes.count > limit {
    diagnostics.append(.fileTooLarge(at: file.whole))
    return nil
  }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    || bytes.starts(with: [0, 0, 0xFE, 0xFF])
  {
    diagnostics.append(.notUTF8("it is UTF-16 or UTF-32", at: file.whole))
    return nil
  }
  if bytes.allSatisfy({ 0x01..<0x80 ~= $0 }) { return 0 }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var index = start
  var rest = bytes.dropFirst(start).makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  while true {
    switch parser.parseScalar(from: &rest) {
    case .emptyInput: return start
    case .valid(let scalar) where scalar.first != 0: index += scalar.count
    case .valid, .error:
      let position = Position.start.advanced(from: start, to: index, in: bytes)
      let location = Location(file, from: position)
      diagnostics.append(
        bytes[index] == 0
          ? .nulByte(at: location)
          : .notUTF8("byte 0x\(String(bytes[index], radix: 16, uppercase: true))", at: location)
      )
      return nil
    }
  }
}

extension UInt8 {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let backslash = UInt8(ascii: "\\")
  package static let quote = UInt8(ascii: "\"")
  package static let apostrophe = UInt8(ascii: "'")

  package var isBlank: Bool { self == .space || self == .tab }
  package var isBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
}

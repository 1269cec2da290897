/// Where the text of a file starts (after a byte order mark), provided that it is UTF-8 without NUL and within the size limit.
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
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var index = start
  while index < bytes.count {
    if 0x01..<0x80 ~= bytes[index] {
      index += 1
      continue
    }
    let length = scalarLength(in: bytes, at: index)
    guard length > 0 else {
      let position = Position.start.advanced(from: start, to: index, in: bytes)
      let location = Location(file, from: position)
      diagnostics.append(
        bytes[index] == 0
          ? .nulByte(at: location)
          : .notUTF8("byte 0x\(String(bytes[index], radix: 16, uppercase: true))", at: location)
      )
      return nil
    }
    index += length
  }
  return start
}

/// The bytes of the UTF-8 sequence here; 0 where it is malformed, cut short or NUL.
private func scalarLength(in bytes: [UInt8], at index: Int) -> Int {
  let lead = bytes[index]
  if lead < 0x80 { return lead == 0 ? 0 : 1 }
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF:
    length = 3
    if lead == 0xE0 { second = 0xA0...0xBF }
    if lead == 0xED { second = 0x80...0x9F }
  case 0xF0...0xF4:
    length = 4
    if lead == 0xF0 { second = 0x90...0xBF }
    if lead == 0xF4 { second = 0x80...0x8F }
  default: return 0
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
  for trailing in bytes[(index + 2)..<(index + length)] where trailing & 0xC0 != 0x80 {
    return 0
  }
  return length
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

extension JSONTokens {
  /// Reads the string that starts with the current quote.
  mutating func takeString() throws(Diagnostic) -> String {
    let column = column
    index += 1
    var pieceStart = index
    var decoded: [UInt8] = []
    while let byte = current {
      switch byte {
      case .quote:
        let piece = bytes[pieceStart..<index]
        index += 1
        return String(decoding: decoded.isEmpty ? piece : decoded + piece, as: UTF8.self)
      case .backslash:
        decoded += bytes[pieceStart..<index]
        decoded += Array(String(try takeEscape()).utf8)
        pieceStart = index
      case 0..<0x20:
        throw byte.isBreak
          ? .jsonUnclosedString(at: location(column: column))
          : .jsonControlCharacter(Unicode.Scalar(byte), at: location)
      default:
        if byte & 0xC0 == 0x80 { continuations += 1 }
        index += 1
      }
    }
    throw .jsonUnclosedString(at: location(column: column))
  }

  private mutating func takeEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = location
    let letter = bytes.at(index + 1) ?? 0
    guard letter != UInt8(ascii: "u") else { return try takeUnicodeEscape(at: start) }
    let scalar: Unicode.Scalar
    switch letter {
    case .quote, .backslash, UInt8(ascii: "/"): scalar = Unicode.Scalar(letter)
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    default: throw .jsonEscape(at: start)
    }
    index += 2
    return scalar
  }

  /// Reads `\u00e9`, or the two escapes of a surrogate pair: `\ud83d\ude00`.
  private mutating func takeUnicodeEscape(at start: Location) throws(Diagnostic) -> Unicode.Scalar {
    guard let unit = codeUnit(at: index) else { throw .jsonUnicodeEscape(at: start) }
    if let scalar = Unicode.Scalar(unit) {
      index += 6
      return scalar
    }
    guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(at: index + 6),
      UTF16.isTrailSurrogate(trail)
    else { throw .jsonLoneSurrogate(unit, at: start) }
    index += 12
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private func codeUnit(at index: Int) -> UInt16? {
    let escape = bytes.dropFirst(index).prefix(6)
    guard escape.starts(with: [.backslash, UInt8(ascii: "u")]), escape.count == 6,
      escape.dropFirst(2).allSatisfy({ $0.isDigit(radix: 16) })
    else { return nil }
    return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
  }

  /// Reads a number: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?`
  mutating func takeNumber() throws(Diagnostic) -> String {
    let start = index
    let place = location
    func fail(_ reason: String) -> Diagnostic {
      .jsonNumber(
        String(decoding: bytes[start...].prefix(61).prefix { $0.isWordPart }, as: UTF8.self),
        reason,
        at: place
      )
    }
    if current == UInt8(ascii: "-") { index += 1 }
    let whole = takeDigits()
    if whole == 0 { throw fail("a digit has to follow the '-'") }
    if whole > 1, bytes[index - whole] == UInt8(ascii: "0") {
      throw fail("remove the zeros at its start")
    }
    if current == UInt8(ascii: ".") {
      index += 1
      if takeDigits() == 0 { throw fail("a digit has to follow the '.'") }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = current, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
      if takeDigits() == 0 { throw fail("a digit has to follow the 'e'") }
    }
    if let byte = current, byte.isWordPart {
      throw fail("JSON has only decimal numbers such as -1, 2.5 and 1e9")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = current, byte.isDigit { index += 1 }
    return index - start
  }
}

extension UInt8 {
  /// Whether the byte can be part of a word or a malformed number: a letter, a digit, `+`, `-`, `.` or `_`.
  var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }
  }
}

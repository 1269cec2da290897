nonisolated extension MarkdownReader {
  /// Reads the target of a link, `(https://…)` or `(<https://…> "title")`, and moves the position
  /// behind it; otherwise leaves the position as it is.
  mutating func linkTarget() -> Range<Int>? {
    let start = position
    guard byte(0) == "(" else { return nil }
    position += 1
    skipSpaces()
    if let target = byte(0) == "<" ? enclosedTarget() : plainTarget() {
      let end = position
      skipSpaces()
      if position > end { skipTitle() }
      if byte(0) == ")" {
        position += 1
        return target
      }
    }
    position = start
    return nil
  }

  private mutating func enclosedTarget() -> Range<Int>? {
    position += 1
    let start = position
    while position < bytes.count, byte(0) != "\n", byte(0) != "<" {
      if byte(0) == ">" {
        position += 1
        return start..<(position - 1)
      }
      position += byte(0) == "\\" && byte(1).isASCIIPunctuation ? 2 : 1
    }
    return nil
  }

  /// A target without spaces, whose parentheses are paired.
  private mutating func plainTarget() -> Range<Int>? {
    let start = position
    var depth = 0
    while position < bytes.count, byte(0) > " " {
      if byte(0) == "(" { depth += 1 }
      if byte(0) == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if depth > 32 { return nil }
      position += byte(0) == "\\" && byte(1).isASCIIPunctuation ? 2 : 1
    }
    return depth == 0 ? start..<position : nil
  }

  private mutating func skipTitle() {
    let quote = byte(0)
    guard quote == "\"" || quote == "'" else { return }
    position += 1
    while position < bytes.count, byte(0) != quote {
      position += byte(0) == "\\" && byte(1).isASCIIPunctuation ? 2 : 1
    }
    position = min(position + 1, bytes.count)
    skipSpaces()
  }

  private mutating func skipSpaces() {
    while position < bytes.count, byte(0) == " " || byte(0) == "\n" || byte(0) == "\t" {
      position += 1
    }
  }
}

/// The number of bytes before the colon of a URL; 0 if it has no scheme. (RFC 3986, section 3.1)
package nonisolated func schemeLength(of url: some Sequence<UInt8>) -> Int {
  var length = 0
  for byte in url {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z": length += 1
    case "0"..."9", "+", "-", ".":
      if length == 0 { return 0 }
      length += 1
    case ":": return length
    default: return 0
    }
  }
  return 0
}

nonisolated extension Unicode.Scalar {
  var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

// MARK: HTMLScanner
/// Splits HTML into tags and text, by the rules of the HTML standard's tokenizer.
nonisolated struct HTMLScanner {
  let bytes: [UInt8]
  private var position = 0
  /// The element whose content is text without tags, up to its end tag.
  private var rawName: String?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> HTMLToken? {
    while position < bytes.count {
      if let rawName {
        let end = self.end(ofRaw: rawName)
        let range = position..<end
        position = end
        self.rawName = nil
        if !range.isEmpty { return .text(range) }
      }
      switch byte(0) {
      case "<": if let token = markup() { return token }
      case "&": return reference()
      default:
        let end = bytes[position...].firstIndex {
          $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&")
        }
        let range = position..<(end ?? bytes.count)
        position = range.upperBound
        return .text(range)
      }
    }
    return nil
  }

  /// Skips a line break, which is the first of the text in `pre`.
  mutating func skipNewline() {
    if byte(0) == "\r" { position += 1 }
    if byte(0) == "\n" { position += 1 }
  }

  /// Skips the content of an element that has only text without tags, and its end tag. Returns `false` for other elements.
  @discardableResult
  mutating func skipContent(of name: String) -> Bool {
    guard Self.raw.contains(name) else { return false }
    position = end(ofRaw: name)
    if position < bytes.count { _ = markup() }
    return true
  }

  /// Reads the content of an element as text without tags.
  mutating func readContent(of name: String) { rawName = name }

  // MARK: - Tags

  private func byte(_ offset: Int) -> Unicode.Scalar? {
    let index = position + offset
    return index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  /// Reads what begins with `<`; `nil` if that has no text.
  private mutating func markup() -> HTMLToken? {
    switch byte(1) {
    case "!": skipDeclaration()
    case "?": skip(through: ">")
    case "/":
      guard let first = byte(2) else { return text(2) }
      if first.isLetter {
        position += 2
        return tag().map { .end($0.name) }
      }
      skip(through: ">")
    case let first?:
      if !first.isLetter { return text(1) }
      position += 1
      return tag().map(HTMLToken.start)
    case nil: return text(1)
    }
    return nil
  }

  private mutating func text(_ count: Int) -> HTMLToken {
    defer { position += count }
    return .text(position..<position + count)
  }

  private mutating func skip(through end: Unicode.Scalar) {
    let found = bytes[position...].firstIndex { Unicode.Scalar($0) == end }
    position = found.map { $0 + 1 } ?? bytes.count
  }

  private mutating func skipDeclaration() {
    guard byte(2) == "-", byte(3) == "-" else { return skip(through: ">") }
    position += 4
    if byte(0) == ">" {
      position += 1
      return
    }
    if byte(0) == "-", byte(1) == ">" {
      position += 2
      return
    }
    while position < bytes.count {
      if byte(0) == "-", byte(1) == "-" {
        if byte(2) == ">" {
          position += 3
          return
        }
        if byte(2) == "!", byte(3) == ">" {
          position += 4
          return
        }
      }
      position += 1
    }
  }

  /// Reads a tag from its name on; `nil` if the HTML ends in it.
  private mutating func tag() -> HTMLTag? {
    let start = position
    while let next = byte(0), !next.isSpace, next != "/", next != ">" { position += 1 }
    var tag = HTMLTag(name: lowercased(start..<position))
    while let next = byte(0) {
      if next == ">" {
        position += 1
        return tag
      }
      if next.isSpace || next == "/" { position += 1 } else { attribute(of: &tag) }
    }
    return nil
  }

  private mutating func attribute(of tag: inout HTMLTag) {
    let start = position
    position += 1
    while let next = byte(0), !next.isSpace, next != "/", next != ">", next != "=" { position += 1 }
    let name = start..<position
    var value = position..<position
    skipSpaces()
    if byte(0) == "=" {
      position += 1
      skipSpaces()
      value = self.value()
    }
    switch name.count {
    case 4 where lowercased(name) == "open": tag.isOpen = true
    case 4 where lowercased(name) == "href": tag.link = tag.link ?? address(in: value)
    case 5 where lowercased(name) == "class":
      let classes = bytes[value].split { Unicode.Scalar($0).isSpace }
      if classes.contains(where: { $0.elementsEqual("invisible".utf8) }) { tag.isHidden = true }
    case 6 where lowercased(name) == "hidden": tag.isHidden = true
    default: break
    }
  }

  /// Reads an address, from which browsers remove line breaks, and spaces at both ends.
  private mutating func address(in value: Range<Int>) -> String {
    let end = position
    position = value.lowerBound
    var address: [UInt8] = []
    while position < value.upperBound {
      let start = position
      if byte(0) == "&", case .character(let character) = reference(isInAttribute: true) {
        address += character.utf8
      } else {
        if ![0x09, 0x0A, 0x0D].contains(bytes[start]) { address.append(bytes[start]) }
        position = start + 1
      }
    }
    position = end
    let trimmed = address.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    return String(decoding: Array(trimmed), as: UTF8.self)
  }

  private mutating func value() -> Range<Int> {
    guard let quote = byte(0) else { return position..<position }
    if quote == "\"" || quote == "'" {
      let start = position + 1
      position = start
      let end =
        bytes[min(start, bytes.count)...].firstIndex { Unicode.Scalar($0) == quote } ?? bytes.count
      position = min(end + 1, bytes.count)
      return start..<end
    }
    let start = position
    while let next = byte(0), !next.isSpace, next != ">" { position += 1 }
    return start..<position
  }

  private mutating func skipSpaces() {
    while let next = byte(0), next.isSpace { position += 1 }
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  // MARK: - Text without tags

  private static let raw: Set<String> = [
    "iframe", "noembed", "noframes", "noscript", "script", "style", "textarea", "title", "xmp",
    "plaintext",
  ]

  /// The position of the end tag of an element whose content has no tags.
  private func end(ofRaw name: String) -> Int {
    if name == "plaintext" { return bytes.count }
    let isScript = name == "script"
    let name = Array(name.utf8)
    var index = position
    // In a script, a script in a comment hides the end tag.
    var (isInComment, isInInner) = (false, false)
    while let start = bytes[index...].firstIndex(where: {
      $0 == UInt8(ascii: "<") || isInComment && $0 == UInt8(ascii: "-")
    }) {
      index = start + 1
      if bytes[start] == UInt8(ascii: "-") {
        if has("->", at: index) { (isInComment, isInInner) = (false, false) }
        continue
      }
      let isEnd = has("/", at: index)
      if named(name, at: isEnd ? index + 1 : index) {
        if isEnd, !isInInner { return start }
        if isInComment { isInInner = !isEnd }
      } else if isScript, has("!--", at: index) {
        isInComment = true
        index += 1
      }
    }
    return bytes.count
  }

  private func has(_ text: String, at index: Int) -> Bool {
    bytes.dropFirst(index).starts(with: text.utf8)
  }

  private func named(_ name: [UInt8], at index: Int) -> Bool {
    guard index + name.count < bytes.count else { return false }
    let end = Unicode.Scalar(bytes[index + name.count])
    return (end.isSpace || end == "/" || end == ">")
      && zip(name, bytes[index...]).allSatisfy { $0 == ($1 >= 0x41 && $1 <= 0x5A ? $1 + 0x20 : $1) }
  }

  // MARK: - Character references

  private mutating func reference(isInAttribute: Bool = false) -> HTMLToken {
    if byte(1) == "#" { return numericReference() }
    let start = position + 1
    let run = bytes[start...].prefix(32).prefix {
      Unicode.Scalar($0).isLetter || Unicode.Scalar($0).isDigit
    }
    let name = String(decoding: run, as: UTF8.self)
    if run.endIndex < bytes.count, bytes[run.endIndex] == UInt8(ascii: ";"),
      let text = HTMLEntities.texts[name]
    {
      position = run.endIndex + 1
      return .character(text)
    }
    for count in stride(from: min(6, name.count), through: 2, by: -1) {
      let prefix = String(name.prefix(count))
      if HTMLEntities.withoutSemicolon.contains(prefix), let text = HTMLEntities.texts[prefix] {
        // In an address, `&copy=1` is a parameter.
        if isInAttribute, count < name.count || byte(count + 1) == "=" { break }
        position = start + count
        return .character(text)
      }
    }
    return text(1)
  }

  private mutating func numericReference() -> HTMLToken {
    let isHex = byte(2) == "x" || byte(2) == "X"
    var index = position + (isHex ? 3 : 2)
    let first = index
    var code: UInt32 = 0
    while index < bytes.count, let digit = Unicode.Scalar(bytes[index]).digit(isHex: isHex) {
      code = min(code * (isHex ? 16 : 10) + digit, 0x110000)
      index += 1
    }
    if index == first { return text(1) }
    position = index
    if byte(0) == ";" { position += 1 }
    let scalar = code == 0 ? nil : Unicode.Scalar(HTMLEntities.windows1252[code] ?? code)
    return .character(String(Character(scalar ?? "\u{FFFD}")))
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isLetter: Bool { (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A }
  fileprivate var isDigit: Bool { value >= 0x30 && value <= 0x39 }
  fileprivate var isSpace: Bool {
    value == 0x20 || value == 0x0A || value == 0x09 || value == 0x0D || value == 0x0C
  }

  fileprivate func digit(isHex: Bool) -> UInt32? {
    if isDigit { return value - 0x30 }
    let letter = value | 0x20
    return isHex && letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : nil
  }
}

import DocumentReader

/// Reads XML 1.0 (fifth edition) in UTF-8, without document types. Returns `nil`, with a diagnostic, if it is not well-formed.
///
/// Foundation's parser is not used, because it needs libxml2 on every machine, silently drops unknown entities, and provides no locations
/// except the ends of tags.
package func readXML(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> XMLElement? {
  guard let start = checkEncoding(file, into: &diagnostics) else { return nil }
  var reader = XMLReader(file: file, bytes: file.bytes, index: start)
  do {
    return try reader.document()
  } catch {
    diagnostics.append(error)
    return nil
  }
}

private struct XMLReader {
  let file: SourceFile
  let bytes: [UInt8]
  var index: Int
  private var open: [XMLElement] = []
  private var marker = LocationMarker()
  private var root: XMLElement?

  init(file: SourceFile, bytes: [UInt8], index: Int) {
    self.file = file
    self.bytes = bytes
    self.index = index
  }

  mutating func document() throws(Diagnostic) -> XMLElement {
    while index < bytes.count {
      if !skips("<") { try text() } else { try markup() }
    }
    if let element = open.last { throw .unclosed(element.name, at: element.location) }
    guard let root else { throw .noElement(at: file.start) }
    return root
  }

  // MARK: - Markup

  /// Reads what follows a `<`.
  private mutating func markup() throws(Diagnostic) {
    let start = index - 1
    if skips("!--") {
      _ = try content(to: "-->", of: "comment", from: start)
    } else if skips("![CDATA[") {
      add(try content(to: "]]>", of: "CDATA section", from: start))
    } else if skips("?") {
      _ = try content(to: "?>", of: "processing instruction", from: start)
    } else if skips("!") {
      throw .documentType(at: location(start))
    } else if skips("/") {
      try endTag(from: start)
    } else {
      try startTag(from: start)
    }
  }

  private mutating func startTag(from start: Int) throws(Diagnostic) {
    let place = location(start)
    if root != nil, open.isEmpty { throw .secondElement(at: place) }
    if open.count == 100 { throw .tooDeep(at: place) }
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipsSpace()
      if skips("/>") {
        close(XMLElement(name.local, attributes, at: place))
        return
      }
      if skips(">") {
        open.append(XMLElement(name.local, attributes, at: place))
        return
      }
      let attribute = location(index)
      if !hasSpace { throw .noTag(at: attribute) }
      let key = try self.name().whole
      skipsSpace()
      if !skips("=") { throw .noTag(at: location(index)) }
      skipsSpace()
      if attributes.updateValue(try quoted(), forKey: key) != nil {
        throw .attributeTwice(key, at: attribute)
      }
    }
  }

  private mutating func endTag(from start: Int) throws(Diagnostic) {
    let name = try name().local
    skipsSpace()
    guard let element = open.popLast(), element.name == name else {
      throw .wrongEnd(name, at: location(start))
    }
    if !skips(">") { throw .noTag(at: location(index)) }
    close(element)
  }

  private mutating func close(_ element: XMLElement) {
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  private mutating func name() throws(Diagnostic) -> (whole: String, local: String) {
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    if start == index { throw .noTag(at: location(start)) }
    let whole = string(start..<index)
    return (whole, whole.split(separator: ":").last.map(String.init) ?? whole)
  }

  // MARK: - Text

  private mutating func text() throws(Diagnostic) {
    let start = index
    let text = try text(upTo: UInt8(ascii: "<")) { $0.lines($1) }
    if open.isEmpty, text.contains(where: { !$0.isWhitespace }) {
      throw .textOutside(at: location(start))
    }
    add(text)
  }

  private mutating func quoted() throws(Diagnostic) -> String {
    let start = index
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw .noTag(at: location(index)) }
    let quote = bytes[index]
    index += 1
    let text = try text(upTo: quote) { $0.attribute($1) }
    if index == bytes.count { throw .unclosed("attribute", at: location(start)) }
    index += 1
    return text
  }

  /// Reads a text or an attribute up to the byte `end`, with its references replaced. A `<` ends a text and is an error in an attribute.
  private mutating func text(
    upTo end: UInt8,
    _ piece: (Self, Range<Int>) -> String
  ) throws(Diagnostic) -> String {
    var text = ""
    var start = index
    while index < bytes.count, bytes[index] != end {
      switch bytes[index] {
      case UInt8(ascii: "<"): throw .noTag(at: location(index))
      case UInt8(ascii: "&"):
        text += piece(self, start..<index)
        text.unicodeScalars.append(try reference())
        start = index
      default: index += 1
      }
    }
    return text + piece(self, start..<index)
  }

  /// Reads a reference that starts with `&`, and returns its character.
  private mutating func reference() throws(Diagnostic) -> Unicode.Scalar {
    let start = index
    let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw .bareAmpersand(at: location(start)) }
    let name = string(start + 1..<end)
    index = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard name.hasPrefix("#"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(code)
      else { throw .unknownEntity(name, at: location(start)) }
      return scalar
    }
  }

  private mutating func add(_ text: String) {
    if !text.isEmpty, !open.isEmpty { open[open.count - 1].content.append(.text(text)) }
  }

  // MARK: - Bytes

  private mutating func skips(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isNext { index += text.utf8CodeUnitCount }
    return isNext
  }

  @discardableResult
  private mutating func skipsSpace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isBlank || bytes[index].isBreak { index += 1 }
    return index > start
  }

  private mutating func content(
    to end: StaticString,
    of what: String,
    from start: Int
  ) throws(Diagnostic) -> String {
    let first = index
    while index < bytes.count {
      let last = index
      if skips(end) { return lines(first..<last) }
      index += 1
    }
    throw .unclosed(what, at: location(start))
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default:
      [UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the text of a range with its line ends as line feeds (section 2.11).
  private func lines(_ range: Range<Int>) -> String {
    guard bytes[range].contains(.carriageReturn) else { return string(range) }
    let kept = range.filter { !isFirstOfPair($0) }.map { bytes[$0] }
    return String(decoding: kept.map { $0 == .carriageReturn ? .lineFeed : $0 }, as: UTF8.self)
  }

  /// Returns the text of a range in an attribute, with tabs and line ends as spaces (section 3.3.3).
  private func attribute(_ range: Range<Int>) -> String {
    let kept = range.filter { !isFirstOfPair($0) }.map { bytes[$0] }
    return String(decoding: kept.map { $0.isBreak || $0 == .tab ? .space : $0 }, as: UTF8.self)
  }

  private func isFirstOfPair(_ index: Int) -> Bool {
    bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
  }

  private mutating func location(_ offset: Int) -> Location {
    marker.location(of: offset, in: file)
  }
}

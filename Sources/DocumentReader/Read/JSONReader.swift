/// Turns the bytes of a JSON text into nodes in one pass.
struct JSONReader {
  private enum Expected {
    /// Right after the bracket: an item or the end.
    case first
    /// After a comma.
    case item
    /// After an item: a comma or the end.
    case next
  }

  let file: SourceFile
  let bytes: [UInt8]
  var index: Int
  /// The bytes of this line so far that are not characters of their own, which columns do not count.
  var continuations = 0
  var diagnostics: [Diagnostic] = []
  private var line = 1
  private var lineStart: Int
  private var expected = Expected.first
  private var builder = NodeBuilder()

  init(_ file: SourceFile, from start: Int) {
    self.file = file
    bytes = file.bytes
    index = start
    lineStart = start
  }

  var root: Node? { builder.root }
  var current: UInt8? { bytes.at(index) }
  var column: Int { index - lineStart - continuations + 1 }
  var position: Position { Position(line: line, column: column) }
  var location: Location { Location(file, from: position) }

  /// In the line that is being read.
  func location(column: Int) -> Location { Location(file: file, line: line, column: column) }

  mutating func readDocument() throws(Diagnostic) {
    skipSpace()
    guard current != nil else { throw .emptyDocument(at: file.start) }
    try takeValue()
    while builder.depth > 0 {
      skipSpace()
      try takeNext()
    }
    skipSpace()
    if let byte = current {
      throw isComment(byte) ? .jsonComment(at: location) : .jsonAfterEnd(at: location)
    }
  }

  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case .space, .tab: break
      case .carriageReturn where bytes.at(index + 1) == .lineFeed: break
      case .lineFeed, .carriageReturn:
        line += 1
        lineStart = index + 1
        continuations = 0
      default: return
      }
      index += 1
    }
  }

  /// What comes next in the innermost list or object.
  private mutating func takeNext() throws(Diagnostic) {
    guard let byte = current else { throw .jsonUnclosed(builder.top, at: location) }
    let isEnd = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    if isEnd, builder.isInMapping != (byte == UInt8(ascii: "}")) {
      throw .jsonMismatch(builder.top, at: location)
    }
    switch expected {
    case .first where isEnd, .next where isEnd:
      index += 1
      builder.close(at: position, into: &diagnostics)
      expected = .next
    case .next:
      guard byte == UInt8(ascii: ",") else {
        throw isComment(byte) ? .jsonComment(at: location) : .jsonMissingComma(at: location)
      }
      index += 1
      expected = .item
    case .first, .item:
      if isEnd { throw .jsonTrailingComma(at: location) }
      if builder.isInMapping { try takeKey() }
      try takeValue()
    }
  }

  private mutating func takeKey() throws(Diagnostic) {
    let start = location
    guard let byte = current, byte == .quote else { throw unexpected(key: true) }
    let key = try takeString()
    let keyLocation = start.to(position)
    skipSpace()
    guard current == UInt8(ascii: ":") else { throw .jsonMissingColon(after: key, at: location) }
    index += 1
    skipSpace()
    builder.setKey(.name(key, keyLocation))
  }

  private mutating func takeValue() throws(Diagnostic) {
    let start = location
    guard let byte = current else { throw .jsonUnclosed(builder.top, at: start) }
    switch byte {
    case UInt8(ascii: "{"): try open(.mapping)
    case UInt8(ascii: "["): try open(.list)
    case .quote: add(.string(try takeString()), style: .doubleQuoted, from: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      add(.number(try takeNumber()), from: start)
    default:
      guard let literal = takeLiteral() else { throw unexpected(key: false) }
      add(literal, from: start)
    }
  }

  private mutating func open(_ kind: NodeBuilder.Kind) throws(Diagnostic) {
    guard builder.depth < Limits.nesting else { throw .nestedTooDeep(at: location) }
    builder.open(kind, at: location)
    index += 1
    expected = .first
  }

  private mutating func add(_ value: Node.Value, style: Node.Style = .plain, from start: Location) {
    let node = Node(value, style: style, at: start.to(position))
    builder.add(NodeBuilder.Built(node: node))
    expected = .next
  }

  private mutating func takeLiteral() -> Node.Value? {
    let word = word()
    let value: Node.Value
    switch word {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default: return nil
    }
    index += word.utf8.count
    return value
  }

  /// The letters, digits and signs that stand here, up to what a message may show.
  func word() -> String {
    let word = bytes.dropFirst(index).prefix(61).prefix {
      $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "-")
    }
    return String(decoding: word, as: UTF8.self)
  }

  private func isComment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
  }

  /// Why neither a key nor a value starts here.
  private func unexpected(key: Bool) -> Diagnostic {
    guard let byte = current else { return .jsonUnclosed(builder.top, at: location) }
    if isComment(byte) { return .jsonComment(at: location) }
    if byte == .apostrophe { return .jsonSingleQuotes(at: location) }
    let word = word()
    if !word.isEmpty {
      return key ? .jsonBareKey(word, at: location) : .jsonWord(word, at: location)
    }
    let character = String(decoding: bytes.dropFirst(index).prefix(4), as: UTF8.self)
    return .jsonUnexpected(character.unicodeScalars.first ?? " ", key: key, at: location)
  }
}

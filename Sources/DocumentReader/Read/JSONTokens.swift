/// The tokens of a JSON text in order, read strictly by RFC 8259. Readers of large texts can keep only what they need.
package struct JSONTokens {
  package enum Token {
    case openMapping, openList
    case key(String)
    case scalar(Node.Value)
    case close
  }

  /// A bracket that is not closed yet.
  struct Container {
    let isMapping: Bool
    let location: Location
  }

  private enum Expected {
    /// The value of the whole text.
    case value
    case colon(after: String)
    /// After an opening bracket: an item or the closing bracket.
    case first
    /// After a comma: an item.
    case item
    /// After an item: a comma or the closing bracket.
    case next
  }

  let file: SourceFile
  let bytes: [UInt8]
  var index: Int
  /// The number of UTF-8 continuation bytes in this line so far, which columns do not count.
  var continuations = 0
  private var line = 1
  private var lineStart: Int
  private var expected = Expected.value
  private var open: [Container] = []
  /// The start of the last token.
  private var start = Position.start

  /// Returns `nil`, with a diagnostic, if the file is not UTF-8 or has more than `limit` bytes.
  package init?(
    _ file: SourceFile,
    limit: Int = Limits.fileSize,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let first = checkEncoding(file, limit: limit, into: &diagnostics) else { return nil }
    self.file = file
    bytes = file.bytes
    index = first
    lineStart = first
  }

  /// The location of the last token, including its quotes.
  package var tokenLocation: Location { Location(file, from: start, to: position) }

  var current: UInt8? { bytes.at(index) }
  var column: Int { index - lineStart - continuations + 1 }
  var position: Position { Position(line: line, column: column) }
  var location: Location { Location(file, from: position) }

  /// A location in the current line.
  func location(column: Int) -> Location { Location(file: file, line: line, column: column) }

  /// Reads the next token; `nil` after the last.
  package mutating func next() throws(Diagnostic) -> Token? {
    skipSpace()
    start = position
    if open.isEmpty { return try takeRoot() }
    if case .colon(let key) = expected { return try takeMember(key) }
    return try takeItem()
  }

  private mutating func takeRoot() throws(Diagnostic) -> Token? {
    guard let byte = current else {
      if case .value = expected { throw .emptyDocument(at: file.start) }
      return nil
    }
    if case .value = expected { return try takeValue() }
    throw isComment(byte) ? .jsonComment(at: location) : .jsonAfterEnd(at: location)
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

  /// Reads the next token of the innermost list or object.
  private mutating func takeItem() throws(Diagnostic) -> Token {
    guard let byte = current else { throw .jsonUnclosed(open.last, at: location) }
    let isInMapping = open.last?.isMapping ?? false
    let isEnd = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    if isEnd, isInMapping != (byte == UInt8(ascii: "}")) {
      throw .jsonMismatch(open.last, at: location)
    }
    switch expected {
    case .first where isEnd, .next where isEnd:
      index += 1
      open.removeLast()
      expected = .next
      return .close
    case .next:
      guard byte == UInt8(ascii: ",") else {
        throw isComment(byte) ? .jsonComment(at: location) : .jsonMissingComma(at: location)
      }
      index += 1
      expected = .item
      skipSpace()
      start = position
      return try takeItem()
    case .value, .colon, .first, .item:
      if isEnd { throw .jsonTrailingComma(at: location) }
      return isInMapping ? .key(try takeKey()) : try takeValue()
    }
  }

  private mutating func takeKey() throws(Diagnostic) -> String {
    guard let byte = current, byte == .quote else { throw unexpected(key: true) }
    let key = try takeString()
    expected = .colon(after: key)
    return key
  }

  /// Reads a key's colon and the token after it.
  private mutating func takeMember(_ key: String) throws(Diagnostic) -> Token {
    guard current == UInt8(ascii: ":") else { throw .jsonMissingColon(after: key, at: location) }
    index += 1
    skipSpace()
    start = position
    return try takeValue()
  }

  private mutating func takeValue() throws(Diagnostic) -> Token {
    guard let byte = current else { throw .jsonUnclosed(open.last, at: location) }
    switch byte {
    case UInt8(ascii: "{"):
      try takeBracket(isMapping: true)
      return .openMapping
    case UInt8(ascii: "["):
      try takeBracket(isMapping: false)
      return .openList
    default:
      let value = try takeScalar(byte)
      expected = .next
      return .scalar(value)
    }
  }

  private mutating func takeScalar(_ first: UInt8) throws(Diagnostic) -> Node.Value {
    switch first {
    case .quote: return .string(try takeString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try takeNumber())
    default:
      guard let literal = takeLiteral() else { throw unexpected(key: false) }
      return literal
    }
  }

  private mutating func takeBracket(isMapping: Bool) throws(Diagnostic) {
    guard open.count < Limits.nesting else { throw .nestedTooDeep(at: location) }
    open.append(Container(isMapping: isMapping, location: location))
    index += 1
    expected = .first
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

  /// The letters, digits and signs from here on, no more than a message shows.
  func word() -> String {
    String(decoding: bytes.dropFirst(index).prefix(61).prefix { $0.isWordPart }, as: UTF8.self)
  }

  private func isComment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
  }

  /// The error for a place at which neither a key nor a value starts.
  private func unexpected(key: Bool) -> Diagnostic {
    guard let byte = current else { return .jsonUnclosed(open.last, at: location) }
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

import DocumentReader
import ViewModelIR

/// Splits the text of an expression into tokens, one at a time.
struct Lexer {
  struct Token: Equatable {
    enum Kind: Equatable {
      case integer, number, string, name, element, symbol, end
    }

    let kind: Kind
    /// The characters of the token; for a string, its value without quotes.
    let text: String
    let range: Range<Int>
  }

  private static let symbols = [
    "?.", "?[", "??", "==", "!=", "<=", ">=", "&&", "||",
    ".", ",", ":", "(", ")", "[", "]", "{", "}", "<", ">", "!", "+", "-", "*", "/", "%", "|",
  ].map { Array($0.utf8) }

  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func next() throws(SyntaxProblem) -> Token {
    take(while: isWhiteSpace)
    guard let byte = peek() else { return Token(kind: .end, text: "", range: offset..<offset) }
    switch byte {
    case UInt8(ascii: "'"): return try string()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "$"): return try element()
    case _ where isNameStart(byte): return name()
    default: return try symbol(byte)
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    let index = offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func take(while isPart: (UInt8) -> Bool) {
    while let byte = peek(), isPart(byte) { offset += 1 }
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    let range = start..<offset
    return Token(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  private mutating func name() -> Token {
    let start = offset
    take { isNameStart($0) || isDigit($0) }
    return token(.name, from: start)
  }

  private mutating func number() throws(SyntaxProblem) -> Token {
    let start = offset
    var kind = Token.Kind.integer
    take { isDigit($0) || $0 == UInt8(ascii: "_") }
    if peek() == UInt8(ascii: "."), let digit = peek(1), isDigit(digit) {
      kind = .number
      offset += 1
      take { isDigit($0) || $0 == UInt8(ascii: "_") }
    }
    let number = token(kind, from: start)
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return number }
    offset += peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 2 : 1
    take(while: isDigit)
    let text = quoted(token(kind, from: start).text)
    throw SyntaxProblem(
      range: start..<offset,
      message: "numbers cannot have an exponent: write \(text) out in digits"
    )
  }

  private mutating func element() throws(SyntaxProblem) -> Token {
    let start = offset
    offset += 1
    take { isNameStart($0) || isDigit($0) }
    let element = token(.element, from: start)
    if element.text == rowIndex { return token(.name, from: start) }
    if element.text != "$0" {
      throw SyntaxProblem(
        range: element.range,
        message:
          "'\(element.text)' is not a name: the element of a list is '$0', and its index is '$index'"
      )
    }
    return element
  }

  /// Reads a string in single quotes. A quote inside it is doubled, as in YAML: `'it''s'`.
  private mutating func string() throws(SyntaxProblem) -> Token {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while let byte = peek() {
      offset += 1
      if byte != UInt8(ascii: "'") {
        text.append(byte)
      } else if peek() == UInt8(ascii: "'") {
        text.append(byte)
        offset += 1
      } else {
        let value = String(decoding: text, as: UTF8.self)
        return Token(kind: .string, text: value, range: start..<offset)
      }
    }
    throw SyntaxProblem(
      range: start..<offset,
      message: "this string has no closing quote: write '…'"
    )
  }

  private func isBlank(_ index: Int) -> Bool {
    bytes.indices.contains(index) && isWhiteSpace(bytes[index])
  }

  private mutating func symbol(_ byte: UInt8) throws(SyntaxProblem) -> Token {
    for symbol in Self.symbols where bytes[offset...].starts(with: symbol) {
      let start = offset
      offset += symbol.count
      return token(.symbol, from: start)
    }
    // As in Swift, a question mark without spaces would belong to the value beside it.
    if byte == UInt8(ascii: "?"), isBlank(offset - 1), isBlank(offset + 1) {
      offset += 1
      return token(.symbol, from: offset - 1)
    }
    let rest = String(decoding: bytes[offset...].prefix(16), as: UTF8.self)
    let character = rest.first.map(String.init) ?? ""
    let hint =
      switch character {
      case "\"": "in expressions, write strings in single quotes"
      case "=": equalsHint(rest)
      case "&": "for 'and' write '&&'"
      case "?": "for a choice write 'a ? b : c', with a space on both sides of '?'"
      default: "an expression consists of names, numbers, 'strings' and operators"
      }
    throw SyntaxProblem(
      range: offset..<(offset + character.utf8.count),
      message: "unexpected \(quoted(character)): \(hint)"
    )
  }

  /// What to write instead of an `=`, which can begin an argument of `plural` such as `=0: none`.
  private func equalsHint(_ rest: String) -> String {
    let before = bytes[..<offset].last { !isWhiteSpace($0) }
    guard before == UInt8(ascii: "(") || before == UInt8(ascii: ","),
      let form = rest.prefixMatch(of: /=-?\d+(?=\s*:)/)?.output
    else { return "compare with '=='" }
    return "write the form of 'plural' in quotes: '\(form)'"
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// Whether a name can start with the byte: an ASCII letter, an underscore, or any byte of a non-ASCII character.
///
/// Accepting all non-ASCII characters is safe, because the checker reports every name that does not exist.
private func isNameStart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "_"), 0x80...0xFF:
    true
  default: false
  }
}

private func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}

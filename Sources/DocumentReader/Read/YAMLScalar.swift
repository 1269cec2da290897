/// What a plain scalar means in YAML 1.2's core schema.
enum YAMLScalar {
  case value(Node.Value)
  /// `.inf`, `.nan`: no JSON has them.
  case notFinite
  /// A hexadecimal or octal number past 64 bits.
  case tooLarge

  init(plain text: String) {
    switch text {
    case "null", "Null", "NULL", "~", "": self = .value(.null)
    case "true", "True", "TRUE": self = .value(.bool(true))
    case "false", "False", "FALSE": self = .value(.bool(false))
    default: self = Self.number(text) ?? .value(.string(text))
    }
  }

  private static func number(_ text: String) -> YAMLScalar? {
    // Most scalars are words; this keeps them from the checks below.
    guard let first = text.utf8.first, first.isDigit || [0x2B, 0x2D, 0x2E].contains(first) else {
      return nil
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ $0.isDigit(radix: radix) }) else {
        return nil
      }
      return UInt64(digits, radix: radix).map { .value(.number(String($0))) } ?? .tooLarge
    }
    let unsigned = text.drop { $0 == "+" || $0 == "-" }
    guard unsigned.utf8.count + 1 >= text.utf8.count else { return nil }
    if [".inf", ".Inf", ".INF"].contains(unsigned) { return .notFinite }
    if [".nan", ".NaN", ".NAN"].contains(text) { return .notFinite }
    return isDecimal(unsigned.utf8) ? .value(.number(text)) : nil
  }

  /// `[0-9]+(\.[0-9]*)?` or `\.[0-9]+`, then perhaps `[eE][-+]?[0-9]+`.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    let whole = text.prefix { $0.isDigit }
    var rest = text.dropFirst(whole.count)
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isDigit }
      digits += fraction.count
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard digits > 0 else { return false }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy { $0.isDigit }
  }
}

extension UInt8 {
  func isDigit(radix: Int) -> Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): true
    case UInt8(ascii: "8")...UInt8(ascii: "9"): radix >= 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }
}

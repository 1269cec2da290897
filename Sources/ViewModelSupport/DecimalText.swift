import Foundation

/// Parses decimal numbers such as `12.50`.
package nonisolated enum DecimalText {
  /// Returns the number to 38 digits, or `nil` if the text is not a number or Decimal cannot hold
  /// it.
  package static func decimal(from text: String) -> Decimal? {
    // Decimal ignores what follows a number: it would parse `12,50` as 12.
    guard isNumber(text), let number = Decimal(string: text, locale: nil), !number.isNaN else {
      return nil
    }
    return number
  }

  /// Whether the whole text is a number: digits with an optional sign, fraction and exponent.
  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8[...]
    func skip(_ characters: UInt8...) -> Bool {
      guard let first = rest.first, characters.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func skipDigits() -> Bool {
      let digits = rest.prefix { 48...57 ~= $0 }
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
    guard skipDigits() else { return false }
    if skip(UInt8(ascii: ".")), !skipDigits() { return false }
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
      if !skipDigits() { return false }
    }
    return rest.isEmpty
  }
}

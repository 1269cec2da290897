import Foundation

/// Reads decimal numbers written as text: `12.50`.
package nonisolated enum DecimalText {
  /// The number, to 38 digits; nil if the text is not a number, or one that Decimal cannot hold.
  package static func decimal(from text: String) -> Decimal? {
    // Decimal reads as far as it can, and would read `12,50` as 12.
    guard isNumber(text), let number = Decimal(string: text, locale: nil), !number.isNaN else {
      return nil
    }
    return number
  }

  /// Whether the whole text is digits, with a sign, a point between digits and an exponent where they belong.
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

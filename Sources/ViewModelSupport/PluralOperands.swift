/// The operands of CLDR's plural rules, under CLDR's names, for a number with the digits that are
/// shown.
package nonisolated struct PluralOperands: Hashable, Sendable {
  /// The digits before the decimal point.
  package var i: UInt
  /// The number of digits after the point, with trailing zeros (`v`) and without them (`w`).
  package var v = 0
  package var w = 0
  /// The digits after the point, with trailing zeros (`f`) and without them (`t`).
  package var f: UInt = 0
  package var t: UInt = 0

  /// Creates the operands for digits such as `1` and `1.50`; `nil` for any other text. A minus sign
  /// is ignored.
  package init?(digits text: String) {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let integer = Self.number(whole) else { return nil }
    i = integer
    guard let digits = parts.dropFirst().first else { return }
    guard let fraction = Self.number(digits) else { return nil }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    v = digits.count
    w = digits.count - zeros
    f = fraction
    t = Self.number(digits.dropLast(zeros)) ?? 0
  }

  /// The number. If it overflows, only its last 18 digits are kept, which are all that the rules
  /// need.
  private static func number(_ digits: Substring) -> UInt? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return UInt(digits) ?? UInt(digits.suffix(18)).map { $0 + 1_000_000_000_000_000_000 }
  }
}

/// A number as plural rules see it: as it is written, without its sign.
package struct PluralOperands: Hashable, Sendable {
  /// The digits before the decimal point.
  package var integer: UInt
  /// How many digits follow the point, with trailing zeros (`v`) and without them (`w`).
  package var fractionCount = 0
  package var significantFractionCount = 0
  /// The digits after the point, with trailing zeros (`f`) and without them (`t`).
  package var fraction: UInt = 0
  package var significantFraction: UInt = 0
  /// The exponent of a compact form: 6 in "1 million".
  package var exponent = 0

  package init(_ integer: Int) {
    self.integer = integer.magnitude
  }

  /// From digits as they are shown, in ASCII: `1`, `1.50`; nil for anything else.
  package init?(decimal: String) {
    let unsigned = decimal.hasPrefix("-") ? decimal.dropFirst() : decimal[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let integer = Self.digits(whole) else { return nil }
    self.integer = integer
    guard let digits = parts.dropFirst().first else { return }
    guard let fraction = Self.digits(digits) else { return nil }
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    fractionCount = digits.count
    significantFractionCount = digits.count - zeros
    self.fraction = fraction
    significantFraction = Self.digits(digits.dropLast(zeros)) ?? 0
  }

  /// A number of digits; of those that overflow the last 18, which is all that the rules look at.
  private static func digits(_ text: Substring) -> UInt? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return UInt(text) ?? UInt(text.suffix(18)).map { $0 + 1_000_000_000_000_000_000 }
  }
}

import Foundation

/// A Decimal as Swift writes it with all its digits: `Decimal(12)`, or with a fraction, which a literal would pass through Double,
/// `Decimal(sign: .plus, exponent: -2, significand: 1250)`.
package func decimalLiteral(_ number: Decimal) -> String {
  if let whole = number.wholeInt { return "Decimal(\(integerLiteral(whole)))" }
  let significand = number.significand.wholeInt.map(integerLiteral) ?? "0"
  let sign = number.sign == .minus ? "minus" : "plus"
  return "Decimal(sign: .\(sign), exponent: \(number.exponent), significand: \(significand))"
}

extension Decimal {
  /// Its value as an Int; nil if it has a fraction or is too large.
  package var wholeInt: Int? { Int(description) }
}

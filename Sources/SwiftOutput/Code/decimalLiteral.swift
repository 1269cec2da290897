import Foundation

/// A Decimal as Swift writes it with all its digits: `Decimal(12)`, or with a fraction, which a literal would pass through Double,
/// `Decimal(sign: .plus, exponent: -2, significand: 1250)`.
package func decimalLiteral(_ number: Decimal) -> Code {
  if let whole = number.wholeInt { return "Decimal\(call: .text(integerLiteral(whole)))" }
  let significand = number.significand.wholeInt.map(integerLiteral) ?? "0"
  let sign = number.sign == .minus ? "minus" : "plus"
  let parts: Code = "sign: .\(sign), exponent: \(number.exponent), significand: \(significand)"
  return "Decimal\(call: parts)"
}

extension Decimal {
  /// Its value as an Int; nil if it has a fraction or is too large.
  package var wholeInt: Int? { Int(description) }
}

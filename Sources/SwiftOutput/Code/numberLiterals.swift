import Foundation

/// Returns a Swift literal of a whole number. Long numbers are grouped: `1_000_000`.
package func integerLiteral(_ number: Int) -> String {
  let digits = String(number.magnitude)
  guard digits.count > 6 else { return String(number) }
  let grouped = digits.enumerated().map { offset, digit in
    offset > 0 && (digits.count - offset) % 3 == 0 ? "_\(digit)" : String(digit)
  }
  return (number < 0 ? "-" : "") + grouped.joined()
}

/// Returns a Swift literal of a number, whole numbers without a fraction: `1000`, `0.01`.
package func numberLiteral(_ number: Double) -> String {
  Int(exactly: number).map(integerLiteral) ?? "\(number)"
}

/// Returns code for a Decimal with all its digits: `Decimal(12)`, or `Decimal(sign: .plus, exponent: -2, significand: 1250)` for a number
/// with a fraction, since a literal would be converted from a Double.
package func decimalLiteral(_ number: Decimal) -> Code {
  if let whole = number.wholeInt { return "Decimal\(call: .text(integerLiteral(whole)))" }
  let significand = number.significand.wholeInt.map(integerLiteral) ?? "0"
  let sign = number.sign == .minus ? "minus" : "plus"
  let parts: Code = "sign: .\(sign), exponent: \(number.exponent), significand: \(significand)"
  return "Decimal\(call: parts)"
}

extension Decimal {
  /// The value as an Int; `nil` if it has a fraction or is too large.
  package var wholeInt: Int? { Int(description) }
}

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

/// Returns a Swift literal of a Double, in which a whole number has a fraction too: `1.0`.
///
/// On x86, the compiler first rounds a literal to 80 bits. If that is halfway between two Doubles, it can round to the other one then, which
/// 17 digits prevent.
func doubleLiteral(_ number: Double) -> String {
  func digits(_ count: Int, _ number: Double) -> String {
    String(format: "%.\(count)g", number)
  }
  guard let written = Decimal(string: number.description),
    let exact = Decimal(string: digits(38, number)),
    let half = Decimal(string: digits(38, number.ulp / 2)),
    abs(abs(written - exact) - half) < half / 512
  else { return number.description }
  return digits(17, number)
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

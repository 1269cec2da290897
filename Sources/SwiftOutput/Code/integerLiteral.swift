/// A whole number as Swift writes it, long ones in groups: `1_000_000`.
package func integerLiteral(_ number: Int) -> String {
  let digits = String(number.magnitude)
  guard digits.count > 6 else { return String(number) }
  let grouped = digits.enumerated().map { offset, digit in
    offset > 0 && (digits.count - offset) % 3 == 0 ? "_\(digit)" : String(digit)
  }
  return (number < 0 ? "-" : "") + grouped.joined()
}

/// `1000`, `0.01`: whole numbers without a fraction.
package func numberLiteral(_ number: Double) -> String {
  Int(exactly: number).map(integerLiteral) ?? "\(number)"
}

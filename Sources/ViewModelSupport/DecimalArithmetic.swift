import Foundation

nonisolated extension Decimal {
  /// The product; 0 if it has more decimal places than Decimal can hold, with which `*` would
  /// crash.
  package func multiplied(by other: Decimal) -> Decimal {
    exponent + other.exponent < -128 ? 0 : self * other
  }

  /// The quotient; `nil` if the divisor is 0.
  package func divided(by other: Decimal) -> Decimal? {
    other == 0 ? nil : self / other
  }
}

nonisolated extension Sequence<Decimal> {
  /// The average; `nil` if there are no values.
  package func decimalMean() -> Decimal? {
    var sum: Decimal = 0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / Decimal(count)
  }
}

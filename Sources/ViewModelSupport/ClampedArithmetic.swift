nonisolated extension Int {
  /// The sum, or the nearest Int if it does not fit.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest Int if it does not fit.
  package func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the nearest Int if it does not fit.
  package func multipliedClamped(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The quotient without its fraction; `nil` if the divisor is 0.
  package func dividedClamped(by other: Int) -> Int? {
    if other == 0 { return nil }
    // Only Int.min / -1 overflows.
    let (quotient, overflow) = dividedReportingOverflow(by: other)
    return overflow ? .max : quotient
  }

  /// The value with the other sign; Int.max for Int.min.
  package func negatedClamped() -> Int { 0.subtractingClamped(self) }
}

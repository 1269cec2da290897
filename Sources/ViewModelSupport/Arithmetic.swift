// MARK: addingClamped, subtractingClamped, multipliedClamped, dividedClamped, negatedClamped
nonisolated extension Int {
  /// The sum, or the nearest Int if it does not fit.
  public func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest Int if it does not fit.
  public func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the nearest Int if it does not fit.
  public func multipliedClamped(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The quotient without its fraction; `nil` if the divisor is 0.
  public func dividedClamped(by other: Int) -> Int? {
    if other == 0 { return nil }
    // Only Int.min / -1 overflows.
    let (quotient, overflow) = dividedReportingOverflow(by: other)
    return overflow ? .max : quotient
  }

  /// The value with the other sign; Int.max for Int.min.
  public func negatedClamped() -> Int { 0.subtractingClamped(self) }
}

// MARK: clampedSum
nonisolated extension Sequence<Int> {
  /// The sum, added from left to right. Each partial sum that does not fit becomes the nearest Int.
  public func clampedSum() -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(element)
      return overflow ? (element < 0 ? .min : .max) : next
    }
  }
}

// MARK: clamped
nonisolated extension Comparable {
  /// The value limited to the bounds. If `lower` is greater than `upper`, the result is `upper`.
  public func clamped(from lower: Self, to upper: Self) -> Self {
    min(max(self, lower), upper)
  }
}

// MARK: dividedUnlessZero
nonisolated extension Double {
  /// The quotient; `nil` if the divisor is 0.
  public func dividedUnlessZero(by other: Double) -> Double? {
    other == 0 ? nil : self / other
  }
}

// MARK: remainderUnlessZero
nonisolated extension Int {
  /// The remainder, with the sign of the dividend; `nil` if the divisor is 0.
  public func remainderUnlessZero(by other: Int) -> Int? {
    // Int.min % -1 would overflow, although it is 0.
    other == 0 ? nil : other == -1 ? 0 : self % other
  }
}

// MARK: arithmeticMean
nonisolated extension Sequence<Double> {
  /// The average; `nil` if there are no values.
  public func arithmeticMean() -> Double? {
    var sum = 0.0
    var count = 0
    for element in self {
      sum += element
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }
}

nonisolated extension Sequence<Int> {
  /// The average; `nil` if there are no values.
  public func arithmeticMean() -> Double? { lazy.map(Double.init).arithmeticMean() }
}

// MARK: finiteNumber
nonisolated extension StringProtocol {
  /// The number that Swift parses from the text; `nil` if it is not a number or not finite.
  public var finiteNumber: Double? { Double(self).flatMap { $0.isFinite ? $0 : nil } }
}

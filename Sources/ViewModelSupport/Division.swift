nonisolated extension Double {
  /// The quotient; `nil` if the divisor is 0.
  package func dividedUnlessZero(by other: Double) -> Double? {
    other == 0 ? nil : self / other
  }
}

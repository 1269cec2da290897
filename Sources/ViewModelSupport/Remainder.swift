nonisolated extension Int {
  /// The remainder, with the sign of the dividend; `nil` if the divisor is 0.
  package func remainderUnlessZero(by other: Int) -> Int? {
    // Int.min % -1 would overflow, although it is 0.
    other == 0 ? nil : other == -1 ? 0 : self % other
  }
}

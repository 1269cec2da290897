nonisolated extension Sequence<Int> {
  /// The sum from left to right, each step the nearest Int where it does not fit.
  package func clampedSum() -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(element)
      return overflow ? (element < 0 ? .min : .max) : next
    }
  }
}

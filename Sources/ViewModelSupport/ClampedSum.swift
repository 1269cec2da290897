nonisolated extension Sequence<Int> {
  /// The sum from left to right; a step that does not fit is the nearest Int.
  package func clampedSum() -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(element)
      return overflow ? (element < 0 ? .min : .max) : next
    }
  }
}

nonisolated extension Sequence<Int> {
  /// The sum, added from left to right. Each partial sum that does not fit becomes the nearest Int.
  package func clampedSum() -> Int {
    reduce(0) { sum, element in
      let (next, overflow) = sum.addingReportingOverflow(element)
      return overflow ? (element < 0 ? .min : .max) : next
    }
  }
}

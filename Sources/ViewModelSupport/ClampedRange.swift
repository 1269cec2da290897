import Foundation

nonisolated extension Date {
  /// The range from this date to `end`; empty if `end` is earlier.
  package func clampedRange(to end: Date) -> Range<Date> {
    // A range with NaN as a bound would trap.
    let start = timeIntervalSinceReferenceDate.isNaN ? .distantPast : self
    return start..<max(start, end)
  }
}

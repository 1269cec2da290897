import Foundation

nonisolated extension Date {
  /// The time up to an end; only this moment if the end is earlier.
  package func clampedRange(to end: Date) -> Range<Date> {
    // A range with NaN as a bound would trap.
    let start = timeIntervalSinceReferenceDate.isNaN ? .distantPast : self
    return start..<max(start, end)
  }
}

import Foundation

nonisolated extension Date {
  /// The time up to an end; only this moment if the end is earlier.
  package func clampedRange(to end: Date) -> Range<Date> {
    Range(uncheckedBounds: (self, max(self, end)))
  }
}

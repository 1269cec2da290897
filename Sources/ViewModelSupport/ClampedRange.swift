import Foundation

nonisolated extension Date {
  /// The time up to an end; nothing but this moment where the end is earlier.
  package func clampedRange(to end: Date) -> Range<Date> {
    Range(uncheckedBounds: (self, max(self, end)))
  }
}

import Foundation

nonisolated extension Date {
  /// The calendar day of the date in a time zone, counted from 1970.
  package func dayNumber(in timeZone: TimeZone) -> Double {
    ((timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: self))) / 86_400).rounded(.down)
  }
}

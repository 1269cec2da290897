import Foundation

nonisolated extension Date {
  /// The number of days from 1 January 1970 to the calendar day of the date in a time zone.
  package func dayNumber(in timeZone: TimeZone) -> Double {
    ((timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: self))) / 86_400).rounded(.down)
  }
}

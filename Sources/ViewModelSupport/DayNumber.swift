import Foundation

nonisolated extension Date {
  /// The number of days from 1 January 1970 to the calendar day of the date in a time zone.
  package func dayNumber(in timeZone: TimeZone) -> Double {
    (wallClock(in: timeZone).timeIntervalSince1970 / 86_400).rounded(.down)
  }

  /// What clocks in a time zone show, as a local date and time.
  package func wallClock(in timeZone: TimeZone) -> Date {
    self + Double(timeZone.secondsFromGMT(for: self))
  }
}

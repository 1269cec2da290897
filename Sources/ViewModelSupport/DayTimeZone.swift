import Foundation

nonisolated extension TimeZone {
  /// The time zone that calendar days are stored in: UTC, so that a day is the same day everywhere.
  package static var ofCalendarDays: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

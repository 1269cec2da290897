import Foundation

nonisolated extension TimeZone {
  /// The zone of calendar days: UTC, so that a day is the same everywhere.
  package static var ofCalendarDays: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

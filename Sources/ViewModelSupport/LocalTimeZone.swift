import Foundation

nonisolated extension TimeZone {
  /// The zone of local date-times: UTC, so that they show what the clock showed everywhere.
  package static var ofLocalTimes: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

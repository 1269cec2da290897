import Foundation

nonisolated extension TimeZone {
  /// The time zone that local dates and times are stored in: UTC, so that they read the same
  /// everywhere.
  package static var ofLocalTimes: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

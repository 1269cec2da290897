import Foundation

/// Parses and formats dates and times without an offset, such as `2024-03-05T13:45`. Their `Date`
/// has that date and time in UTC.
nonisolated extension RFC3339 {
  /// Returns the date and time, with or without seconds, or `nil` if the text has an offset or is
  /// not a real day and time.
  package static func localDateTime(from text: String) -> Date? {
    date(from: "\(text)Z")
  }

  /// Formats a date and time to the microsecond: `2024-03-05T13:45:00`.
  package static func localDateTimeString(from date: Date) -> String {
    String(string(from: date).dropLast())
  }
}

import Foundation

/// Reads and writes what a clock showed somewhere, without an offset, as a `Date` with the same reading at UTC: `2024-03-05T13:45`.
nonisolated extension RFC3339 {
  /// With or without seconds; nil if the text has an offset, or is not a real day and time.
  package static func localDateTime(from text: String) -> Date? {
    date(from: text.utf8.count == "2024-03-05T13:45".utf8.count ? "\(text):00Z" : "\(text)Z")
  }

  /// To the microsecond: `2024-03-05T13:45:00`.
  package static func localDateTimeString(from date: Date) -> String {
    String(string(from: date).dropLast())
  }
}

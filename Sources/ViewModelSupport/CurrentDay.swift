import Foundation

nonisolated extension DisplayContext {
  /// The current calendar day in the context's time zone, as midnight UTC.
  package var currentDay: Date {
    Date(timeIntervalSince1970: now.dayNumber(in: timeZone) * 86_400)
  }
}

import Foundation

/// The settings and the time that values are formatted for.
package nonisolated struct DisplayContext: Hashable, Sendable {
  package var locale: Locale
  package var timeZone: TimeZone
  package var calendar: Calendar
  package var now: Date

  /// Creates a context. Arguments that are left out default to the user's current settings and the
  /// current time.
  package init(
    locale: Locale = .current,
    timeZone: TimeZone = .current,
    calendar: Calendar = .current,
    now: Date = Date()
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  /// The user's current settings and the current time.
  package static var current: DisplayContext { DisplayContext() }
}

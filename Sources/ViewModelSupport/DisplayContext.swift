import Foundation

/// What decides how a value is shown, apart from the value itself.
package nonisolated struct DisplayContext: Hashable, Sendable {
  package var locale: Locale
  package var timeZone: TimeZone
  package var calendar: Calendar
  package var now: Date

  /// Anything left out is the user's setting, or the time, at the moment of the call.
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

  /// The user's settings and the time, as they are at the moment of the call.
  package static var current: DisplayContext { DisplayContext() }
}

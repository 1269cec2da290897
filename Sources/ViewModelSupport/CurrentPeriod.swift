import Foundation

nonisolated extension Date {
  /// Whether the date is in the current week, month or year of the context's calendar.
  package func isInCurrent(_ period: Calendar.Component, in context: DisplayContext) -> Bool {
    isSame(period, as: context.now, context.calendar, context.timeZone)
  }

  /// Whether a calendar day, given as midnight UTC, is in the current week, month or year.
  package func isDayInCurrent(_ period: Calendar.Component, in context: DisplayContext) -> Bool {
    isSame(period, as: context.currentDay, context.calendar, .ofCalendarDays)
  }

  private func isSame(
    _ period: Calendar.Component,
    as other: Date,
    _ calendar: Calendar,
    _ timeZone: TimeZone
  ) -> Bool {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar.isDate(self, equalTo: other, toGranularity: period)
  }
}

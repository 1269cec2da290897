import Foundation

nonisolated extension Date {
  /// Whether the date is on the current day. For calendar days, which are given as midnight UTC,
  /// pass `.ofCalendarDays`.
  package func isToday(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == 0
  }

  package func isYesterday(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == -1
  }

  package func isTomorrow(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == 1
  }

  private func daysFromToday(in context: DisplayContext, _ timeZone: TimeZone?) -> Double {
    dayNumber(in: timeZone ?? context.timeZone) - context.now.dayNumber(in: context.timeZone)
  }
}

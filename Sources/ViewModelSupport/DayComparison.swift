import Foundation

nonisolated extension Date {
  /// Whether it is on the day that it is now; in another time zone than the context's for a calendar day, which is at midnight UTC.
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

import Foundation

nonisolated extension Date {
  /// The year, month, day, weekday (1 is Sunday), hour or minute of the date in the Gregorian
  /// calendar.
  package func datePart(_ part: Calendar.Component, in timeZone: TimeZone) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.component(part, from: self)
  }

  /// The calendar day of the date in a time zone, as midnight UTC.
  package func calendarDay(in timeZone: TimeZone) -> Date {
    Date(timeIntervalSince1970: dayNumber(in: timeZone) * 86_400)
  }
}

import Foundation

nonisolated extension Date {
  /// The year, month, day, weekday (1 is Sunday), hour or minute of the date in the Gregorian
  /// calendar.
  package func datePart(_ part: Calendar.Component, in timeZone: TimeZone) -> Int {
    let number = dayNumber(in: timeZone)
    let day = GregorianDay(number: number)
    let minute = (wallClock(in: timeZone).timeIntervalSince1970 / 60).rounded(.down)
    switch part {
    case .year: return day.year
    case .month: return day.month
    case .day: return day.day
    // 1 January 1970 was a Thursday.
    case .weekday: return (number + 4).position(in: 7) + 1
    case .hour: return (minute / 60).rounded(.down).position(in: 24)
    default: return minute.position(in: 60)
    }
  }

  /// The calendar day of the date in a time zone, as midnight UTC.
  package func calendarDay(in timeZone: TimeZone) -> Date {
    Date(timeIntervalSince1970: dayNumber(in: timeZone) * 86_400)
  }
}

nonisolated extension Double {
  /// The place of a number in a cycle, from 0; 0 if it is infinite.
  fileprivate func position(in count: Double) -> Int {
    let rest = truncatingRemainder(dividingBy: count)
    return rest.isNaN ? 0 : Int(rest < 0 ? rest + count : rest)
  }
}

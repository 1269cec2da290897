import Foundation

// MARK: startOfInterval, timeUntilNextInterval
nonisolated extension Date {
  /// When the current minute, or another interval that divides an hour evenly, began.
  public func startOfInterval(_ seconds: TimeInterval) -> Date {
    let count = (timeIntervalSinceReferenceDate / seconds).rounded(.down)
    return Date(timeIntervalSinceReferenceDate: count * seconds)
  }

  /// The number of seconds until the next interval begins.
  public func timeUntilNextInterval(_ seconds: TimeInterval) -> TimeInterval {
    seconds - timeIntervalSince(startOfInterval(seconds))
  }
}

// MARK: timeUntil
nonisolated extension Date {
  /// Returns the seconds until a date, at most `limit`. Without a date in the future, returns `limit`.
  public func timeUntil(_ date: Date?, atMost limit: TimeInterval) -> TimeInterval {
    guard let date, date > self else { return limit }
    return min(date.timeIntervalSince(self), limit)
  }
}

// MARK: currentDay
nonisolated extension DisplayContext {
  /// The current calendar day in the context's time zone, as midnight UTC.
  public var currentDay: Date {
    Date(timeIntervalSince1970: now.dayNumber(in: timeZone) * 86_400)
  }
}

// MARK: isNow
nonisolated extension DisplayContext {
  public func isNow(before time: Date) -> Bool {
    let isBefore = now < time
    if isBefore { NextChange.note(time) }
    return isBefore
  }

  public func isNow(after time: Date) -> Bool {
    let isAfter = now > time
    if !isAfter { NextChange.note(time) }
    return isAfter
  }
}

// MARK: isToday, isYesterday, isTomorrow
nonisolated extension Date {
  /// Whether the date is on the current day. For calendar days, which are given as midnight UTC,
  /// pass `.ofCalendarDays`.
  public func isToday(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == 0
  }

  public func isYesterday(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == -1
  }

  public func isTomorrow(in context: DisplayContext, _ timeZone: TimeZone? = nil) -> Bool {
    daysFromToday(in: context, timeZone) == 1
  }

  private func daysFromToday(in context: DisplayContext, _ timeZone: TimeZone?) -> Double {
    dayNumber(in: timeZone ?? context.timeZone) - context.now.dayNumber(in: context.timeZone)
  }
}

// MARK: isInCurrent, isDayInCurrent
nonisolated extension Date {
  /// Whether the date is in the current week, month or year of the context's calendar.
  public func isInCurrent(_ period: Calendar.Component, in context: DisplayContext) -> Bool {
    isSame(period, as: context.now, context.calendar, context.timeZone)
  }

  /// Whether a calendar day, given as midnight UTC, is in the current week, month or year.
  public func isDayInCurrent(_ period: Calendar.Component, in context: DisplayContext) -> Bool {
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

// MARK: datePart, calendarDay
nonisolated extension Date {
  /// The year, month, day, weekday (1 is Sunday), hour or minute of the date in the Gregorian
  /// calendar.
  public func datePart(_ part: Calendar.Component, in timeZone: TimeZone) -> Int {
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
  public func calendarDay(in timeZone: TimeZone) -> Date {
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

// MARK: addingUnits, wholeUnits
nonisolated extension Date {
  /// The date that many years, months or days later in the Gregorian calendar, or earlier if the
  /// count is negative. In a month that is too short, it is the last day.
  public func addingUnits(
    _ count: Int,
    _ unit: Calendar.Component,
    in timeZone: TimeZone
  ) -> Date {
    // No date is further away.
    let count = Swift.min(Swift.max(count, -1_000_000), 1_000_000)
    let offset = timeZone.secondsFromGMT(for: self)
    let moved = wallClock(in: timeZone).movingClock(count, unit)
    // Of two instants with that time, the one on the same side of a change of the clocks.
    let near = moved - Double(offset)
    return timeZone.secondsFromGMT(for: near) == offset ? near : moved.asInstant(in: timeZone)
  }

  /// The number of whole years, months or days since a date in the Gregorian calendar; negative if
  /// that date is later.
  public func wholeUnits(
    _ unit: Calendar.Component,
    since start: Date,
    in timeZone: TimeZone
  ) -> Int {
    let start = start.wallClock(in: timeZone)
    let end = wallClock(in: timeZone)
    if unit == .day { return (end.timeIntervalSince(start) / 86_400).roundedToInt(.towardZero) }
    let first = GregorianDay(number: start.dayNumber(in: .ofLocalTimes))
    let last = GregorianDay(number: end.dayNumber(in: .ofLocalTimes))
    let months = (last.year - first.year) * 12 + last.month - first.month
    let count = unit == .year ? months / 12 : months
    let reached = start.movingClock(count, unit)
    if start < end, reached > end { return count - 1 }
    return start > end && reached < end ? count + 1 : count
  }

  /// Moves a local date and time.
  private func movingClock(_ count: Int, _ unit: Calendar.Component) -> Date {
    let number = dayNumber(in: .ofLocalTimes)
    let day = GregorianDay(number: number).adding(months: unit == .year ? count * 12 : count)
    return self + (unit == .day ? Double(count) : day.number - number) * 86_400
  }
}

// MARK: dayOffset
nonisolated extension Date {
  /// The number of calendar days from `start` to this date: `+1`. Empty if both are on the same
  /// day.
  public func dayOffset(
    in timeZone: TimeZone,
    since start: Date,
    in startTimeZone: TimeZone,
    locale: Locale
  ) -> String {
    let days = dayNumber(in: timeZone) - start.dayNumber(in: startTimeZone)
    return days == 0 ? "" : days.formatted(.number.sign(strategy: .always()).locale(locale))
  }
}

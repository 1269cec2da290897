import Foundation

nonisolated extension Date {
  /// The date that many years, months or days later in the Gregorian calendar, or earlier if the
  /// count is negative. In a month that is too short, it is the last day.
  package func addingUnits(
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
  package func wholeUnits(
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

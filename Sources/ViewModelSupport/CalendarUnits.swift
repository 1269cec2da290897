import Foundation

nonisolated extension Date {
  /// The date that many years, months or days later in the Gregorian calendar, or earlier if the
  /// count is negative. In a month that is too short, it is the last day.
  package func addingUnits(
    _ count: Int,
    _ unit: Calendar.Component,
    in timeZone: TimeZone
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    // Foundation returns arbitrary dates for the greatest and smallest counts.
    let count = Swift.min(Swift.max(count, -1_000_000), 1_000_000)
    return calendar.date(byAdding: unit, value: count, to: self) ?? self
  }

  /// The number of whole years, months or days since a date in the Gregorian calendar; negative if
  /// that date is later.
  package func wholeUnits(
    _ unit: Calendar.Component,
    since start: Date,
    in timeZone: TimeZone
  ) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar.dateComponents([unit], from: start, to: self).value(for: unit) ?? 0
  }
}

import Foundation

nonisolated extension Date {
  /// The date with its distance from another date cut to whole units of the largest unit that it
  /// reaches: 1 h 59 min becomes one hour.
  package func inWholeUnits(
    _ units: [Calendar.Component],
    from date: Date,
    _ calendar: Calendar
  ) -> Date {
    let distance = calendar.dateComponents(Set(units), from: date, to: self)
    for unit in units {
      guard let count = distance.value(for: unit), count != 0 else { continue }
      return calendar.date(byAdding: unit, value: count, to: date) ?? self
    }
    return date
  }
}

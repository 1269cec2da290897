import Foundation

/// How far a date is from now, rounded so that a formatter of the system shows it as intended.
package nonisolated struct RelativeDistance {
  package private(set) var date: Date
  package private(set) var now: Date
  package private(set) var calendar: Calendar
  package private(set) var presentation: Date.RelativeFormatStyle.Presentation

  /// - Parameter units: The units to count, from the largest.
  package init(
    of date: Date,
    from now: Date,
    in units: [Calendar.Component],
    _ presentation: Date.RelativeFormatStyle.Presentation,
    roundsDown: Bool,
    _ calendar: Calendar
  ) {
    self.date = date
    self.now = now
    self.calendar = calendar
    self.presentation = presentation
    if let twin = GregorianTwin(date, calendar, calendar.timeZone) {
      self.date = twin.date
      self.now = twin.date(of: now, in: calendar.timeZone)
      self.calendar.timeZone = twin.timeZone
    }
    if roundsDown {
      roundDown(units)
    } else if presentation == .numeric {
      roundToNearest()
    }
  }

  /// Cuts the distance to whole units of the largest unit that it reaches: 1 h 59 min becomes one
  /// hour. One day and 23 hours ago is not always yesterday, so it has that name only if it is.
  private mutating func roundDown(_ units: [Calendar.Component]) {
    guard let (unit, whole) = wholeUnits(units) else {
      date = now
      return
    }
    let isOfClock = [.hour, .minute, .second].contains(unit)
    if !isOfClock, !calendar.isDate(whole, equalTo: date, toGranularity: unit) {
      presentation = .numeric
    }
    date = whole
  }

  /// Rounds the distance to the nearest number of weeks, months or years, if it reaches one. The
  /// formatter would count those that begin in between.
  private mutating func roundToNearest() {
    guard let (unit, whole) = wholeUnits([.year, .month, .weekOfYear]),
      let next = calendar.date(byAdding: unit, value: date < now ? -1 : 1, to: whole)
    else { return }
    // The clocks are compared, so that a change of them does not count.
    let clock = date.wallClock(in: calendar.timeZone)
    let rest = clock.timeIntervalSince(whole.wallClock(in: calendar.timeZone))
    let missing = next.wallClock(in: calendar.timeZone).timeIntervalSince(clock)
    date = abs(missing) <= abs(rest) ? next : whole
  }

  /// The largest unit that the distance reaches, and now moved by whole units.
  private func wholeUnits(_ units: [Calendar.Component]) -> (Calendar.Component, Date)? {
    let distance = calendar.dateComponents(Set(units), from: now, to: date)
    for unit in units {
      guard let count = distance.value(for: unit), count != 0 else { continue }
      return calendar.date(byAdding: unit, value: count, to: now).map { (unit, $0) }
    }
    return nil
  }
}

import Foundation

nonisolated extension Date {
  /// Notes when a text of the date's distance from a whole second changes next, or a time before
  /// that. When the next day begins is not noted.
  ///
  /// Distances are rounded to halves of a unit. Up to one day, they count the time that has passed.
  /// From one day on, they are counted in calendar days, so that they change at a time of day.
  package func noteChangeOfDistance(from now: Date, in timeZone: TimeZone) {
    let elapsed = now.timeIntervalSince(self)
    let distance =
      elapsed + Double(timeZone.secondsFromGMT(for: now) - timeZone.secondsFromGMT(for: self))
    // The two differ if the clocks change in between. The smaller one changes its text sooner.
    let least = Swift.min(abs(elapsed), abs(distance))
    func note(_ distance: TimeInterval, half: TimeInterval) {
      let rest = half - distance + (distance / half).rounded(.down) * half
      // Fractions of a second are rounded too, so a text can change up to a second earlier or later.
      NextChange.note(now + (distance < 0 && rest > half - 1 ? 1 : Swift.max(rest - 1, 1)))
    }
    if least < 60 {
      NextChange.note(now + 1)
    } else if least < 3600 {
      note(elapsed, half: 30)
    } else if least < 90_000 {
      note(elapsed, half: 1800)
    } else {
      note(distance, half: 43_200)
    }
    if let change = timeZone.nextDaylightSavingTimeTransition(after: now) {
      NextChange.note(change)
    }
  }
}

import Foundation

nonisolated extension Date {
  /// Notes when a text of the date's distance from a whole second changes next, or a time before
  /// that. When the next day begins is not noted.
  ///
  /// Distances are rounded to halves of a unit. From one day on, they are counted in calendar days,
  /// so that they change at a time of day.
  package func noteChangeOfDistance(from now: Date, in timeZone: TimeZone) {
    let offset = timeZone.secondsFromGMT(for: now)
    let distance =
      now.timeIntervalSince(self) + Double(offset - timeZone.secondsFromGMT(for: self))
    func next(_ half: TimeInterval) -> Date {
      let rest = half - distance + (distance / half).rounded(.down) * half
      // Fractions of a second are rounded too, so a text can change up to a second earlier or later.
      return now + (distance < 0 && rest > half - 1 ? 1 : Swift.max(rest - 1, 1))
    }
    let nextHalfDay = next(43_200)
    if abs(distance) < 60 {
      NextChange.note(now + 1)
    } else if abs(distance) < 3600 {
      NextChange.note(next(30))
    } else if abs(distance) < 90_000 || timeZone.secondsFromGMT(for: nextHalfDay) != offset {
      NextChange.note(next(1800))
    } else {
      NextChange.note(nextHalfDay)
    }
  }
}

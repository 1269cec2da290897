import Foundation

// MARK: ofCalendarDays
nonisolated extension TimeZone {
  /// The time zone that calendar days are stored in: UTC, so that a day is the same day everywhere.
  public static var ofCalendarDays: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

// MARK: ofLocalTimes
nonisolated extension TimeZone {
  /// The time zone that local dates and times are stored in: UTC, so that they read the same
  /// everywhere.
  public static var ofLocalTimes: TimeZone { TimeZone(secondsFromGMT: 0) ?? .current }
}

// MARK: atOffset
nonisolated extension TimeZone {
  /// The time zone whose clocks are always this many seconds ahead of UTC, or behind it if the
  /// number is negative; `nil` if they are more than 18 hours apart.
  public static func atOffset(_ seconds: Int) -> TimeZone? {
    // Foundation also returns `nil` then, but traps for the smallest Int.
    -64_800...64_800 ~= seconds ? TimeZone(secondsFromGMT: seconds) : nil
  }
}

// MARK: asInstant
nonisolated extension Date {
  /// The instant at which clocks in a time zone show this local date and time.
  ///
  /// If clocks are put back and show it twice, the result is the first instant. If they are put
  /// forward and skip it, it is moved forward by the skipped time.
  public func asInstant(in timeZone: TimeZone) -> Date {
    let before = timeZone.secondsFromGMT(for: self - 86_400)
    let after = timeZone.secondsFromGMT(for: self + 86_400)
    let offset = [before, after].first { timeZone.secondsFromGMT(for: self - Double($0)) == $0 }
    return self - Double(offset ?? before)
  }

  /// The instant at which clocks in the time zone with an identifier show this local date and time;
  /// `nil` if there is no such zone.
  public func asInstant(inZone identifier: String) -> Date? {
    TimeZone(identifier: identifier).map { asInstant(in: $0) }
  }
}

// MARK: instantAtOffset
nonisolated extension Date {
  /// The instant at which clocks that many seconds ahead of UTC show this local date and time; `nil`
  /// if there is no such time zone.
  public func instantAtOffset(_ seconds: Int) -> Date? {
    -64_800...64_800 ~= seconds ? self - Double(seconds) : nil
  }
}

// MARK: dayNumber, wallClock
nonisolated extension Date {
  /// The number of days from 1 January 1970 to the calendar day of the date in a time zone.
  public func dayNumber(in timeZone: TimeZone) -> Double {
    (wallClock(in: timeZone).timeIntervalSince1970 / 86_400).rounded(.down)
  }

  /// What clocks in a time zone show, as a local date and time.
  public func wallClock(in timeZone: TimeZone) -> Date {
    self + Double(timeZone.secondsFromGMT(for: self))
  }
}

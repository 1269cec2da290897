import Foundation

nonisolated extension Double {
  /// The time of day this many seconds after midnight, as a local date-time. 86,400 is midnight
  /// again.
  package var timeOfDay: Date {
    let time = truncatingRemainder(dividingBy: 86_400)
    // Infinity and NaN have no remainder.
    return Date(timeIntervalSince1970: time.isNaN ? 0 : time < 0 ? time + 86_400 : time)
  }

  /// The time of day that a clock shows as these digits, as a local date-time: 9:30 for 930.
  package var timeOfDigits: Date {
    let hours = (self / 100).rounded(.towardZero)
    return ((self - hours * 100 + hours * 60) * 60).timeOfDay
  }
}

nonisolated extension String {
  /// The time of day in a text such as `0930`, `09:30` or `09:30:15`, as a local date-time; `nil`
  /// for any other text. A fraction and an offset, as in `09:30:15.25+01:00`, are left out.
  package var timeOfDay: Date? {
    let clock = utf8.prefix { 48...58 ~= $0 }
    var parts = clock.split(separator: 58, omittingEmptySubsequences: false)
    let rest = self[clock.endIndex...]
    if !rest.isEmpty {
      let time = "2000-01-01T00:00\(parts.count == 3 ? ":00" : "")\(rest)"
      let isTime = (RFC3339.date(from: time) ?? RFC3339.localDateTime(from: time)) != nil
      guard parts.count > 1, isTime else { return nil }
    }
    if parts.count == 1 { parts = [utf8.dropLast(2), utf8.suffix(2)] }
    guard 2...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count }) else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Double($1) - 48 } }
    // A leap second counts as the second that follows it.
    guard numbers[1] < 60, numbers.dropFirst(2).allSatisfy({ $0 <= 60 }) else { return nil }
    return zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }.timeOfDay
  }
}

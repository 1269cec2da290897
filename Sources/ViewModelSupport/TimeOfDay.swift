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
  /// for any other text.
  package var timeOfDay: Date? {
    var parts = utf8.split(separator: 58, omittingEmptySubsequences: false)
    if parts.count == 1 { parts = [utf8.dropLast(2), utf8.suffix(2)] }
    let areDigits = parts.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy { 48...57 ~= $0 } }
    guard 2...3 ~= parts.count, areDigits else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Double($1) - 48 } }
    guard numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }.timeOfDay
  }
}

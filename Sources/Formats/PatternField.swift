import Foundation
import SwiftCode
import ViewModelIR

/// A field of date patterns that Foundation can show: the Swift that stands for it inside a `Date.FormatString`, and what
/// that Swift does.
package struct PatternField: Sendable {
  typealias Format = Date.FormatString.StringInterpolation

  /// `weekday: .wide` for `EEEE`.
  package let source: String
  let append: @Sendable (inout Format) -> Void

  init(_ source: String, _ append: @escaping @Sendable (inout Format) -> Void) {
    self.source = source
    self.append = append
  }

  /// nil where Foundation has none.
  package init?(_ letter: Character, _ count: Int) {
    let letters = String(repeating: letter, count: min(count, 16))
    let field: PatternField? =
      switch letter {
      case "G", "y", "Y", "u": Self.year(letters)
      case "Q", "q", "M", "L", "w", "W": Self.month(letters)
      case "d", "F", "D", "E", "e", "c": Self.day(letters)
      case "a", "b", "B", "h", "H", "K", "k": Self.hour(letters)
      case "m", "s", "S", "z", "Z", "O", "v", "V": Self.time(letters)
      default: nil
      }
    guard let field else { return nil }
    self = field
  }

  /// Era and year.
  private static func year(_ letters: String) -> PatternField? {
    let count = letters.count
    return switch letters {
    case "G", "GG", "GGG":
      PatternField("era: .abbreviated") { $0.appendInterpolation(era: .abbreviated) }
    case "GGGG": PatternField("era: .wide") { $0.appendInterpolation(era: .wide) }
    case "GGGGG": PatternField("era: .narrow") { $0.appendInterpolation(era: .narrow) }
    case "y": PatternField("year: .defaultDigits") { $0.appendInterpolation(year: .defaultDigits) }
    case "yy": PatternField("year: .twoDigits") { $0.appendInterpolation(year: .twoDigits) }
    case "Y":
      PatternField("yearForWeekOfYear: .defaultDigits") {
        $0.appendInterpolation(yearForWeekOfYear: .defaultDigits)
      }
    case "YY":
      PatternField("yearForWeekOfYear: .twoDigits") {
        $0.appendInterpolation(yearForWeekOfYear: .twoDigits)
      }
    case _ where (3...10).contains(count) && letters.hasPrefix("y"):
      PatternField("year: .padded(\(count))") { $0.appendInterpolation(year: .padded(count)) }
    case _ where (3...10).contains(count) && letters.hasPrefix("Y"):
      PatternField("yearForWeekOfYear: .padded(\(count))") {
        $0.appendInterpolation(yearForWeekOfYear: .padded(count))
      }
    case _ where count <= 10 && letters.hasPrefix("u"):
      PatternField("year: .extended(minimumLength: \(count))") {
        $0.appendInterpolation(year: .extended(minimumLength: count))
      }
    default: nil
    }
  }

  /// Quarter, month and week.
  private static func month(_ letters: String) -> PatternField? {
    switch letters {
    case "Q": PatternField("quarter: .oneDigit") { $0.appendInterpolation(quarter: .oneDigit) }
    case "QQ": PatternField("quarter: .twoDigits") { $0.appendInterpolation(quarter: .twoDigits) }
    case "QQQ":
      PatternField("quarter: .abbreviated") { $0.appendInterpolation(quarter: .abbreviated) }
    case "QQQQ": PatternField("quarter: .wide") { $0.appendInterpolation(quarter: .wide) }
    case "QQQQQ": PatternField("quarter: .narrow") { $0.appendInterpolation(quarter: .narrow) }
    case "q":
      PatternField("standaloneQuarter: .oneDigit") {
        $0.appendInterpolation(standaloneQuarter: .oneDigit)
      }
    case "qq":
      PatternField("standaloneQuarter: .twoDigits") {
        $0.appendInterpolation(standaloneQuarter: .twoDigits)
      }
    case "qqq":
      PatternField("standaloneQuarter: .abbreviated") {
        $0.appendInterpolation(standaloneQuarter: .abbreviated)
      }
    case "qqqq":
      PatternField("standaloneQuarter: .wide") { $0.appendInterpolation(standaloneQuarter: .wide) }
    case "qqqqq":
      PatternField("standaloneQuarter: .narrow") {
        $0.appendInterpolation(standaloneQuarter: .narrow)
      }
    case "M":
      PatternField("month: .defaultDigits") { $0.appendInterpolation(month: .defaultDigits) }
    case "MM": PatternField("month: .twoDigits") { $0.appendInterpolation(month: .twoDigits) }
    case "MMM": PatternField("month: .abbreviated") { $0.appendInterpolation(month: .abbreviated) }
    case "MMMM": PatternField("month: .wide") { $0.appendInterpolation(month: .wide) }
    case "MMMMM": PatternField("month: .narrow") { $0.appendInterpolation(month: .narrow) }
    case "L":
      PatternField("standaloneMonth: .defaultDigits") {
        $0.appendInterpolation(standaloneMonth: .defaultDigits)
      }
    case "LL":
      PatternField("standaloneMonth: .twoDigits") {
        $0.appendInterpolation(standaloneMonth: .twoDigits)
      }
    case "LLL":
      PatternField("standaloneMonth: .abbreviated") {
        $0.appendInterpolation(standaloneMonth: .abbreviated)
      }
    case "LLLL":
      PatternField("standaloneMonth: .wide") { $0.appendInterpolation(standaloneMonth: .wide) }
    case "LLLLL":
      PatternField("standaloneMonth: .narrow") { $0.appendInterpolation(standaloneMonth: .narrow) }
    case "w": PatternField("week: .defaultDigits") { $0.appendInterpolation(week: .defaultDigits) }
    case "ww": PatternField("week: .twoDigits") { $0.appendInterpolation(week: .twoDigits) }
    case "W": PatternField("week: .weekOfMonth") { $0.appendInterpolation(week: .weekOfMonth) }
    default: nil
    }
  }

  /// Day and weekday.
  private static func day(_ letters: String) -> PatternField? {
    switch letters {
    case "d": PatternField("day: .defaultDigits") { $0.appendInterpolation(day: .defaultDigits) }
    case "dd": PatternField("day: .twoDigits") { $0.appendInterpolation(day: .twoDigits) }
    case "F":
      PatternField("day: .ordinalOfDayInMonth") {
        $0.appendInterpolation(day: .ordinalOfDayInMonth)
      }
    case "D":
      PatternField("dayOfYear: .defaultDigits") {
        $0.appendInterpolation(dayOfYear: .defaultDigits)
      }
    case "DD":
      PatternField("dayOfYear: .twoDigits") { $0.appendInterpolation(dayOfYear: .twoDigits) }
    case "DDD":
      PatternField("dayOfYear: .threeDigits") { $0.appendInterpolation(dayOfYear: .threeDigits) }
    case "E", "EE", "EEE":
      PatternField("weekday: .abbreviated") { $0.appendInterpolation(weekday: .abbreviated) }
    case "EEEE": PatternField("weekday: .wide") { $0.appendInterpolation(weekday: .wide) }
    case "EEEEE": PatternField("weekday: .narrow") { $0.appendInterpolation(weekday: .narrow) }
    case "EEEEEE": PatternField("weekday: .short") { $0.appendInterpolation(weekday: .short) }
    case "e": PatternField("weekday: .oneDigit") { $0.appendInterpolation(weekday: .oneDigit) }
    case "ee": PatternField("weekday: .twoDigits") { $0.appendInterpolation(weekday: .twoDigits) }
    case "c":
      PatternField("standaloneWeekday: .oneDigit") {
        $0.appendInterpolation(standaloneWeekday: .oneDigit)
      }
    case "ccc":
      PatternField("standaloneWeekday: .abbreviated") {
        $0.appendInterpolation(standaloneWeekday: .abbreviated)
      }
    case "cccc":
      PatternField("standaloneWeekday: .wide") { $0.appendInterpolation(standaloneWeekday: .wide) }
    case "ccccc":
      PatternField("standaloneWeekday: .narrow") {
        $0.appendInterpolation(standaloneWeekday: .narrow)
      }
    case "cccccc":
      PatternField("standaloneWeekday: .short") {
        $0.appendInterpolation(standaloneWeekday: .short)
      }
    default: nil
    }
  }

  /// Day period and hour.
  private static func hour(_ letters: String) -> PatternField? {
    switch letters {
    case "a", "aa", "aaa":
      PatternField("dayPeriod: .standard(.abbreviated)") {
        $0.appendInterpolation(dayPeriod: .standard(.abbreviated))
      }
    case "aaaa":
      PatternField("dayPeriod: .standard(.wide)") {
        $0.appendInterpolation(dayPeriod: .standard(.wide))
      }
    case "aaaaa":
      PatternField("dayPeriod: .standard(.narrow)") {
        $0.appendInterpolation(dayPeriod: .standard(.narrow))
      }
    case "b":
      PatternField("dayPeriod: .with12s(.abbreviated)") {
        $0.appendInterpolation(dayPeriod: .with12s(.abbreviated))
      }
    case "bbbb":
      PatternField("dayPeriod: .with12s(.wide)") {
        $0.appendInterpolation(dayPeriod: .with12s(.wide))
      }
    case "bbbbb":
      PatternField("dayPeriod: .with12s(.narrow)") {
        $0.appendInterpolation(dayPeriod: .with12s(.narrow))
      }
    case "B":
      PatternField("dayPeriod: .conversational(.abbreviated)") {
        $0.appendInterpolation(dayPeriod: .conversational(.abbreviated))
      }
    case "h":
      PatternField("hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased))
      }
    case "hh":
      PatternField("hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased))
      }
    case "H":
      PatternField("hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
      }
    case "HH":
      PatternField("hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
      }
    case "K":
      PatternField("hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased))
      }
    case "KK":
      PatternField("hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased))
      }
    case "k":
      PatternField("hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased))
      }
    case "kk":
      PatternField("hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased))
      }
    default: nil
    }
  }

  /// Minute, second and time zone.
  private static func time(_ letters: String) -> PatternField? {
    let count = letters.count
    return switch letters {
    case "m":
      PatternField("minute: .defaultDigits") { $0.appendInterpolation(minute: .defaultDigits) }
    case "mm": PatternField("minute: .twoDigits") { $0.appendInterpolation(minute: .twoDigits) }
    case "s":
      PatternField("second: .defaultDigits") { $0.appendInterpolation(second: .defaultDigits) }
    case "ss": PatternField("second: .twoDigits") { $0.appendInterpolation(second: .twoDigits) }
    case "z", "zz", "zzz":
      PatternField("timeZone: .specificName(.short)") {
        $0.appendInterpolation(timeZone: .specificName(.short))
      }
    case "zzzz":
      PatternField("timeZone: .specificName(.long)") {
        $0.appendInterpolation(timeZone: .specificName(.long))
      }
    case "Z", "ZZ", "ZZZ":
      PatternField("timeZone: .iso8601(.short)") {
        $0.appendInterpolation(timeZone: .iso8601(.short))
      }
    case "ZZZZ":
      PatternField("timeZone: .localizedGMT(.long)") {
        $0.appendInterpolation(timeZone: .localizedGMT(.long))
      }
    case "ZZZZZ":
      PatternField("timeZone: .iso8601(.long)") {
        $0.appendInterpolation(timeZone: .iso8601(.long))
      }
    case "O":
      PatternField("timeZone: .localizedGMT(.short)") {
        $0.appendInterpolation(timeZone: .localizedGMT(.short))
      }
    case "OOOO":
      PatternField("timeZone: .localizedGMT(.long)") {
        $0.appendInterpolation(timeZone: .localizedGMT(.long))
      }
    case "v":
      PatternField("timeZone: .genericName(.short)") {
        $0.appendInterpolation(timeZone: .genericName(.short))
      }
    case "vvvv":
      PatternField("timeZone: .genericName(.long)") {
        $0.appendInterpolation(timeZone: .genericName(.long))
      }
    case "V":
      PatternField("timeZone: .identifier(.short)") {
        $0.appendInterpolation(timeZone: .identifier(.short))
      }
    case "VV":
      PatternField("timeZone: .identifier(.long)") {
        $0.appendInterpolation(timeZone: .identifier(.long))
      }
    case "VVV":
      PatternField("timeZone: .exemplarLocation") {
        $0.appendInterpolation(timeZone: .exemplarLocation)
      }
    case "VVVV":
      PatternField("timeZone: .genericLocation") {
        $0.appendInterpolation(timeZone: .genericLocation)
      }
    case _ where count <= 9 && letters.hasPrefix("S"):
      PatternField("secondFraction: .fractional(\(count))") {
        $0.appendInterpolation(secondFraction: .fractional(count))
      }
    default: nil
    }
  }
}

extension [DateFormat.PatternPart] {
  /// The literal of a `Date.FormatString`: `"\(day: .twoDigits).\(month: .twoDigits)."`.
  package var literal: SwiftString {
    SwiftString(
      compactMap { part in
        switch part {
        case .literal(let text): .text(text)
        case .field(let letter, let count): PatternField(letter, count).map { .code($0.source) }
        }
      }
    )
  }

  /// What the literal makes.
  package var formatString: Date.FormatString {
    var format = PatternField.Format(literalCapacity: 0, interpolationCount: 0)
    for part in self {
      switch part {
      case .literal(let text): format.appendLiteral(text)
      case .field(let letter, let count): PatternField(letter, count)?.append(&format)
      }
    }
    return Date.FormatString(stringInterpolation: format)
  }
}

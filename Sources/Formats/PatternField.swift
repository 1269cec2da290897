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
    case "G", "GG", "GGG": Self("era: .abbreviated") { $0.appendInterpolation(era: .abbreviated) }
    case "GGGG": Self("era: .wide") { $0.appendInterpolation(era: .wide) }
    case "GGGGG": Self("era: .narrow") { $0.appendInterpolation(era: .narrow) }
    case "y": Self("year: .defaultDigits") { $0.appendInterpolation(year: .defaultDigits) }
    case "yy": Self("year: .twoDigits") { $0.appendInterpolation(year: .twoDigits) }
    case "Y":
      Self("yearForWeekOfYear: .defaultDigits") {
        $0.appendInterpolation(yearForWeekOfYear: .defaultDigits)
      }
    case "YY":
      Self("yearForWeekOfYear: .twoDigits") {
        $0.appendInterpolation(yearForWeekOfYear: .twoDigits)
      }
    case _ where (3...10).contains(count) && letters.hasPrefix("y"):
      Self("year: .padded(\(count))") { $0.appendInterpolation(year: .padded(count)) }
    case _ where (3...10).contains(count) && letters.hasPrefix("Y"):
      Self("yearForWeekOfYear: .padded(\(count))") {
        $0.appendInterpolation(yearForWeekOfYear: .padded(count))
      }
    case _ where count <= 10 && letters.hasPrefix("u"):
      Self("year: .extended(minimumLength: \(count))") {
        $0.appendInterpolation(year: .extended(minimumLength: count))
      }
    default: nil
    }
  }

  /// Quarter, month and week.
  private static func month(_ letters: String) -> PatternField? {
    switch letters {
    case "Q": Self("quarter: .oneDigit") { $0.appendInterpolation(quarter: .oneDigit) }
    case "QQ": Self("quarter: .twoDigits") { $0.appendInterpolation(quarter: .twoDigits) }
    case "QQQ": Self("quarter: .abbreviated") { $0.appendInterpolation(quarter: .abbreviated) }
    case "QQQQ": Self("quarter: .wide") { $0.appendInterpolation(quarter: .wide) }
    case "QQQQQ": Self("quarter: .narrow") { $0.appendInterpolation(quarter: .narrow) }
    case "q":
      Self("standaloneQuarter: .oneDigit") { $0.appendInterpolation(standaloneQuarter: .oneDigit) }
    case "qq":
      Self("standaloneQuarter: .twoDigits") {
        $0.appendInterpolation(standaloneQuarter: .twoDigits)
      }
    case "qqq":
      Self("standaloneQuarter: .abbreviated") {
        $0.appendInterpolation(standaloneQuarter: .abbreviated)
      }
    case "qqqq":
      Self("standaloneQuarter: .wide") { $0.appendInterpolation(standaloneQuarter: .wide) }
    case "qqqqq":
      Self("standaloneQuarter: .narrow") { $0.appendInterpolation(standaloneQuarter: .narrow) }
    case "M": Self("month: .defaultDigits") { $0.appendInterpolation(month: .defaultDigits) }
    case "MM": Self("month: .twoDigits") { $0.appendInterpolation(month: .twoDigits) }
    case "MMM": Self("month: .abbreviated") { $0.appendInterpolation(month: .abbreviated) }
    case "MMMM": Self("month: .wide") { $0.appendInterpolation(month: .wide) }
    case "MMMMM": Self("month: .narrow") { $0.appendInterpolation(month: .narrow) }
    case "L":
      Self("standaloneMonth: .defaultDigits") {
        $0.appendInterpolation(standaloneMonth: .defaultDigits)
      }
    case "LL":
      Self("standaloneMonth: .twoDigits") { $0.appendInterpolation(standaloneMonth: .twoDigits) }
    case "LLL":
      Self("standaloneMonth: .abbreviated") {
        $0.appendInterpolation(standaloneMonth: .abbreviated)
      }
    case "LLLL": Self("standaloneMonth: .wide") { $0.appendInterpolation(standaloneMonth: .wide) }
    case "LLLLL":
      Self("standaloneMonth: .narrow") { $0.appendInterpolation(standaloneMonth: .narrow) }
    case "w": Self("week: .defaultDigits") { $0.appendInterpolation(week: .defaultDigits) }
    case "ww": Self("week: .twoDigits") { $0.appendInterpolation(week: .twoDigits) }
    case "W": Self("week: .weekOfMonth") { $0.appendInterpolation(week: .weekOfMonth) }
    default: nil
    }
  }

  /// Day and weekday.
  private static func day(_ letters: String) -> PatternField? {
    switch letters {
    case "d": Self("day: .defaultDigits") { $0.appendInterpolation(day: .defaultDigits) }
    case "dd": Self("day: .twoDigits") { $0.appendInterpolation(day: .twoDigits) }
    case "F":
      Self("day: .ordinalOfDayInMonth") { $0.appendInterpolation(day: .ordinalOfDayInMonth) }
    case "D":
      Self("dayOfYear: .defaultDigits") { $0.appendInterpolation(dayOfYear: .defaultDigits) }
    case "DD": Self("dayOfYear: .twoDigits") { $0.appendInterpolation(dayOfYear: .twoDigits) }
    case "DDD": Self("dayOfYear: .threeDigits") { $0.appendInterpolation(dayOfYear: .threeDigits) }
    case "E", "EE", "EEE":
      Self("weekday: .abbreviated") { $0.appendInterpolation(weekday: .abbreviated) }
    case "EEEE": Self("weekday: .wide") { $0.appendInterpolation(weekday: .wide) }
    case "EEEEE": Self("weekday: .narrow") { $0.appendInterpolation(weekday: .narrow) }
    case "EEEEEE": Self("weekday: .short") { $0.appendInterpolation(weekday: .short) }
    case "e": Self("weekday: .oneDigit") { $0.appendInterpolation(weekday: .oneDigit) }
    case "ee": Self("weekday: .twoDigits") { $0.appendInterpolation(weekday: .twoDigits) }
    case "c":
      Self("standaloneWeekday: .oneDigit") { $0.appendInterpolation(standaloneWeekday: .oneDigit) }
    case "ccc":
      Self("standaloneWeekday: .abbreviated") {
        $0.appendInterpolation(standaloneWeekday: .abbreviated)
      }
    case "cccc":
      Self("standaloneWeekday: .wide") { $0.appendInterpolation(standaloneWeekday: .wide) }
    case "ccccc":
      Self("standaloneWeekday: .narrow") { $0.appendInterpolation(standaloneWeekday: .narrow) }
    case "cccccc":
      Self("standaloneWeekday: .short") { $0.appendInterpolation(standaloneWeekday: .short) }
    default: nil
    }
  }

  /// Day period and hour.
  private static func hour(_ letters: String) -> PatternField? {
    switch letters {
    case "a", "aa", "aaa":
      Self("dayPeriod: .standard(.abbreviated)") {
        $0.appendInterpolation(dayPeriod: .standard(.abbreviated))
      }
    case "aaaa":
      Self("dayPeriod: .standard(.wide)") { $0.appendInterpolation(dayPeriod: .standard(.wide)) }
    case "aaaaa":
      Self("dayPeriod: .standard(.narrow)") {
        $0.appendInterpolation(dayPeriod: .standard(.narrow))
      }
    case "b":
      Self("dayPeriod: .with12s(.abbreviated)") {
        $0.appendInterpolation(dayPeriod: .with12s(.abbreviated))
      }
    case "bbbb":
      Self("dayPeriod: .with12s(.wide)") { $0.appendInterpolation(dayPeriod: .with12s(.wide)) }
    case "bbbbb":
      Self("dayPeriod: .with12s(.narrow)") { $0.appendInterpolation(dayPeriod: .with12s(.narrow)) }
    case "B":
      Self("dayPeriod: .conversational(.abbreviated)") {
        $0.appendInterpolation(dayPeriod: .conversational(.abbreviated))
      }
    case "h":
      Self("hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased))
      }
    case "hh":
      Self("hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased))
      }
    case "H":
      Self("hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
      }
    case "HH":
      Self("hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
      }
    case "K":
      Self("hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased))
      }
    case "KK":
      Self("hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased))
      }
    case "k":
      Self("hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased))
      }
    case "kk":
      Self("hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased)") {
        $0.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased))
      }
    default: nil
    }
  }

  /// Minute, second and time zone.
  private static func time(_ letters: String) -> PatternField? {
    let count = letters.count
    return switch letters {
    case "m": Self("minute: .defaultDigits") { $0.appendInterpolation(minute: .defaultDigits) }
    case "mm": Self("minute: .twoDigits") { $0.appendInterpolation(minute: .twoDigits) }
    case "s": Self("second: .defaultDigits") { $0.appendInterpolation(second: .defaultDigits) }
    case "ss": Self("second: .twoDigits") { $0.appendInterpolation(second: .twoDigits) }
    case "z", "zz", "zzz":
      Self("timeZone: .specificName(.short)") {
        $0.appendInterpolation(timeZone: .specificName(.short))
      }
    case "zzzz":
      Self("timeZone: .specificName(.long)") {
        $0.appendInterpolation(timeZone: .specificName(.long))
      }
    case "Z", "ZZ", "ZZZ":
      Self("timeZone: .iso8601(.short)") { $0.appendInterpolation(timeZone: .iso8601(.short)) }
    case "ZZZZ":
      Self("timeZone: .localizedGMT(.long)") {
        $0.appendInterpolation(timeZone: .localizedGMT(.long))
      }
    case "ZZZZZ":
      Self("timeZone: .iso8601(.long)") { $0.appendInterpolation(timeZone: .iso8601(.long)) }
    case "O":
      Self("timeZone: .localizedGMT(.short)") {
        $0.appendInterpolation(timeZone: .localizedGMT(.short))
      }
    case "OOOO":
      Self("timeZone: .localizedGMT(.long)") {
        $0.appendInterpolation(timeZone: .localizedGMT(.long))
      }
    case "v":
      Self("timeZone: .genericName(.short)") {
        $0.appendInterpolation(timeZone: .genericName(.short))
      }
    case "vvvv":
      Self("timeZone: .genericName(.long)") {
        $0.appendInterpolation(timeZone: .genericName(.long))
      }
    case "V":
      Self("timeZone: .identifier(.short)") {
        $0.appendInterpolation(timeZone: .identifier(.short))
      }
    case "VV":
      Self("timeZone: .identifier(.long)") { $0.appendInterpolation(timeZone: .identifier(.long)) }
    case "VVV":
      Self("timeZone: .exemplarLocation") { $0.appendInterpolation(timeZone: .exemplarLocation) }
    case "VVVV":
      Self("timeZone: .genericLocation") { $0.appendInterpolation(timeZone: .genericLocation) }
    case _ where count <= 9 && letters.hasPrefix("S"):
      Self("secondFraction: .fractional(\(count))") {
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
        case .field(let letter, let count):
          PatternField(letter, count).map { .code(.text($0.source)) }
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

import Foundation

/// A date pattern field that Foundation can format.
package struct PatternField: Sendable {
  typealias Format = Date.FormatString.StringInterpolation

  let append: @Sendable (inout Format) -> Void

  init(_ append: @escaping @Sendable (inout Format) -> Void) {
    self.append = append
  }

  /// Creates the field for a letter that is repeated `count` times; `nil` if Foundation has no such field.
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

  /// The fields for era and year.
  private static func year(_ letters: String) -> PatternField? {
    let count = letters.count
    return switch letters {
    case "G", "GG", "GGG": Self { $0.appendInterpolation(era: .abbreviated) }
    case "GGGG": Self { $0.appendInterpolation(era: .wide) }
    case "GGGGG": Self { $0.appendInterpolation(era: .narrow) }
    case "y": Self { $0.appendInterpolation(year: .defaultDigits) }
    case "yy": Self { $0.appendInterpolation(year: .twoDigits) }
    case "Y": Self { $0.appendInterpolation(yearForWeekOfYear: .defaultDigits) }
    case "YY": Self { $0.appendInterpolation(yearForWeekOfYear: .twoDigits) }
    case _ where (3...10).contains(count) && letters.hasPrefix("y"):
      Self { $0.appendInterpolation(year: .padded(count)) }
    case _ where (3...10).contains(count) && letters.hasPrefix("Y"):
      Self { $0.appendInterpolation(yearForWeekOfYear: .padded(count)) }
    case _ where count <= 10 && letters.hasPrefix("u"):
      Self { $0.appendInterpolation(year: .extended(minimumLength: count)) }
    default: nil
    }
  }

  /// The fields for quarter, month and week.
  private static func month(_ letters: String) -> PatternField? {
    switch letters {
    case "Q": Self { $0.appendInterpolation(quarter: .oneDigit) }
    case "QQ": Self { $0.appendInterpolation(quarter: .twoDigits) }
    case "QQQ": Self { $0.appendInterpolation(quarter: .abbreviated) }
    case "QQQQ": Self { $0.appendInterpolation(quarter: .wide) }
    case "QQQQQ": Self { $0.appendInterpolation(quarter: .narrow) }
    case "q": Self { $0.appendInterpolation(standaloneQuarter: .oneDigit) }
    case "qq": Self { $0.appendInterpolation(standaloneQuarter: .twoDigits) }
    case "qqq": Self { $0.appendInterpolation(standaloneQuarter: .abbreviated) }
    case "qqqq": Self { $0.appendInterpolation(standaloneQuarter: .wide) }
    case "qqqqq": Self { $0.appendInterpolation(standaloneQuarter: .narrow) }
    case "M": Self { $0.appendInterpolation(month: .defaultDigits) }
    case "MM": Self { $0.appendInterpolation(month: .twoDigits) }
    case "MMM": Self { $0.appendInterpolation(month: .abbreviated) }
    case "MMMM": Self { $0.appendInterpolation(month: .wide) }
    case "MMMMM": Self { $0.appendInterpolation(month: .narrow) }
    case "L": Self { $0.appendInterpolation(standaloneMonth: .defaultDigits) }
    case "LL": Self { $0.appendInterpolation(standaloneMonth: .twoDigits) }
    case "LLL": Self { $0.appendInterpolation(standaloneMonth: .abbreviated) }
    case "LLLL": Self { $0.appendInterpolation(standaloneMonth: .wide) }
    case "LLLLL": Self { $0.appendInterpolation(standaloneMonth: .narrow) }
    case "w": Self { $0.appendInterpolation(week: .defaultDigits) }
    case "ww": Self { $0.appendInterpolation(week: .twoDigits) }
    case "W": Self { $0.appendInterpolation(week: .weekOfMonth) }
    default: nil
    }
  }

  /// The fields for day and weekday.
  private static func day(_ letters: String) -> PatternField? {
    switch letters {
    case "d": Self { $0.appendInterpolation(day: .defaultDigits) }
    case "dd": Self { $0.appendInterpolation(day: .twoDigits) }
    case "F": Self { $0.appendInterpolation(day: .ordinalOfDayInMonth) }
    case "D": Self { $0.appendInterpolation(dayOfYear: .defaultDigits) }
    case "DD": Self { $0.appendInterpolation(dayOfYear: .twoDigits) }
    case "DDD": Self { $0.appendInterpolation(dayOfYear: .threeDigits) }
    case "E", "EE", "EEE": Self { $0.appendInterpolation(weekday: .abbreviated) }
    case "EEEE": Self { $0.appendInterpolation(weekday: .wide) }
    case "EEEEE": Self { $0.appendInterpolation(weekday: .narrow) }
    case "EEEEEE": Self { $0.appendInterpolation(weekday: .short) }
    case "e": Self { $0.appendInterpolation(weekday: .oneDigit) }
    case "ee": Self { $0.appendInterpolation(weekday: .twoDigits) }
    case "c": Self { $0.appendInterpolation(standaloneWeekday: .oneDigit) }
    case "ccc": Self { $0.appendInterpolation(standaloneWeekday: .abbreviated) }
    case "cccc": Self { $0.appendInterpolation(standaloneWeekday: .wide) }
    case "ccccc": Self { $0.appendInterpolation(standaloneWeekday: .narrow) }
    case "cccccc": Self { $0.appendInterpolation(standaloneWeekday: .short) }
    default: nil
    }
  }

  /// The fields for day period and hour.
  private static func hour(_ letters: String) -> PatternField? {
    switch letters {
    case "a", "aa", "aaa": Self { $0.appendInterpolation(dayPeriod: .standard(.abbreviated)) }
    case "aaaa": Self { $0.appendInterpolation(dayPeriod: .standard(.wide)) }
    case "aaaaa": Self { $0.appendInterpolation(dayPeriod: .standard(.narrow)) }
    case "b": Self { $0.appendInterpolation(dayPeriod: .with12s(.abbreviated)) }
    case "bbbb": Self { $0.appendInterpolation(dayPeriod: .with12s(.wide)) }
    case "bbbbb": Self { $0.appendInterpolation(dayPeriod: .with12s(.narrow)) }
    case "B": Self { $0.appendInterpolation(dayPeriod: .conversational(.abbreviated)) }
    case "h":
      Self {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased))
      }
    case "hh":
      Self { $0.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased)) }
    case "H":
      Self {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
      }
    case "HH":
      Self {
        $0.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))
      }
    case "K":
      Self {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased))
      }
    case "KK":
      Self { $0.appendInterpolation(hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased)) }
    case "k":
      Self {
        $0.appendInterpolation(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased))
      }
    case "kk":
      Self {
        $0.appendInterpolation(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased))
      }
    default: nil
    }
  }

  /// The fields for minute, second and time zone.
  private static func time(_ letters: String) -> PatternField? {
    let count = letters.count
    return switch letters {
    case "m": Self { $0.appendInterpolation(minute: .defaultDigits) }
    case "mm": Self { $0.appendInterpolation(minute: .twoDigits) }
    case "s": Self { $0.appendInterpolation(second: .defaultDigits) }
    case "ss": Self { $0.appendInterpolation(second: .twoDigits) }
    case "z", "zz", "zzz": Self { $0.appendInterpolation(timeZone: .specificName(.short)) }
    case "zzzz": Self { $0.appendInterpolation(timeZone: .specificName(.long)) }
    case "Z", "ZZ", "ZZZ": Self { $0.appendInterpolation(timeZone: .iso8601(.short)) }
    case "ZZZZ": Self { $0.appendInterpolation(timeZone: .localizedGMT(.long)) }
    case "ZZZZZ": Self { $0.appendInterpolation(timeZone: .iso8601(.long)) }
    case "O": Self { $0.appendInterpolation(timeZone: .localizedGMT(.short)) }
    case "OOOO": Self { $0.appendInterpolation(timeZone: .localizedGMT(.long)) }
    case "v": Self { $0.appendInterpolation(timeZone: .genericName(.short)) }
    case "vvvv": Self { $0.appendInterpolation(timeZone: .genericName(.long)) }
    case "V": Self { $0.appendInterpolation(timeZone: .identifier(.short)) }
    case "VV": Self { $0.appendInterpolation(timeZone: .identifier(.long)) }
    case "VVV": Self { $0.appendInterpolation(timeZone: .exemplarLocation) }
    case "VVVV": Self { $0.appendInterpolation(timeZone: .genericLocation) }
    case _ where count <= 9 && letters.hasPrefix("S"):
      Self { $0.appendInterpolation(secondFraction: .fractional(count)) }
    default: nil
    }
  }
}

extension [DateFormat.PatternPart] {
  var formatString: Date.FormatString {
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

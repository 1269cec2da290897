import Foundation

/// A date skeleton field that Foundation can format.
package struct SkeletonField: Sendable {
  let add: @Sendable (Date.FormatStyle) -> Date.FormatStyle

  init(_ add: @escaping @Sendable (Date.FormatStyle) -> Date.FormatStyle) {
    self.add = add
  }

  /// Returns `nil` if Foundation has no such field.
  package init?(_ field: DateFormat.Field) {
    let letters = String(repeating: field.letter, count: min(field.count, 16))
    guard let field = Self.date(letters) ?? Self.time(letters) else { return nil }
    self = field
  }

  private static func date(_ letters: String) -> SkeletonField? {
    let count = letters.count
    return switch letters {
    case "G", "GG", "GGG": Self { $0.era() }
    case "GGGG": Self { $0.era(.wide) }
    case "GGGGG": Self { $0.era(.narrow) }
    case "y": Self { $0.year() }
    case "yy": Self { $0.year(.twoDigits) }
    case "Q": Self { $0.quarter(.oneDigit) }
    case "QQ": Self { $0.quarter(.twoDigits) }
    case "QQQ": Self { $0.quarter(.abbreviated) }
    case "QQQQ": Self { $0.quarter(.wide) }
    case "M": Self { $0.month(.defaultDigits) }
    case "MM": Self { $0.month(.twoDigits) }
    case "MMM": Self { $0.month(.abbreviated) }
    case "MMMM": Self { $0.month(.wide) }
    case "MMMMM": Self { $0.month(.narrow) }
    case "w": Self { $0.week() }
    case "ww": Self { $0.week(.twoDigits) }
    case "d": Self { $0.day() }
    case "dd": Self { $0.day(.twoDigits) }
    case "E", "EE", "EEE": Self { $0.weekday(.abbreviated) }
    case "EEEE": Self { $0.weekday(.wide) }
    case "EEEEE": Self { $0.weekday(.narrow) }
    case "EEEEEE": Self { $0.weekday(.short) }
    case _ where (3...10).contains(count) && letters.hasPrefix("y"):
      Self { $0.year(.padded(count)) }
    default: nil
    }
  }

  private static func time(_ letters: String) -> SkeletonField? {
    let count = letters.count
    return switch letters {
    case "j": Self { $0.hour() }
    case "jj": Self { $0.hour(.twoDigits(amPM: .abbreviated)) }
    case "jjj": Self { $0.hour(.defaultDigits(amPM: .wide)) }
    case "jjjj": Self { $0.hour(.twoDigits(amPM: .wide)) }
    case "jjjjj": Self { $0.hour(.defaultDigits(amPM: .narrow)) }
    case "jjjjjj": Self { $0.hour(.twoDigits(amPM: .narrow)) }
    case "J": Self { $0.hour(.defaultDigits(amPM: .omitted)) }
    case "JJ": Self { $0.hour(.twoDigits(amPM: .omitted)) }
    case "m": Self { $0.minute() }
    case "mm": Self { $0.minute(.twoDigits) }
    case "s": Self { $0.second() }
    case "ss": Self { $0.second(.twoDigits) }
    case "z": Self { $0.timeZone(.specificName(.short)) }
    case "zzzz": Self { $0.timeZone(.specificName(.long)) }
    case "Z": Self { $0.timeZone(.iso8601(.short)) }
    case "ZZZZZ": Self { $0.timeZone(.iso8601(.long)) }
    case "O": Self { $0.timeZone(.localizedGMT(.short)) }
    case "OOOO": Self { $0.timeZone(.localizedGMT(.long)) }
    case "v": Self { $0.timeZone(.genericName(.short)) }
    case "vvvv": Self { $0.timeZone(.genericName(.long)) }
    case _ where count <= 9 && letters.hasPrefix("S"):
      Self { $0.secondFraction(.fractional(count)) }
    default: nil
    }
  }
}

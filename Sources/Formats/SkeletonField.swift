import Foundation
import ViewModelIR

/// A field of date skeletons: the Swift that adds it to a `Date.FormatStyle()`, and what that Swift does.
package struct SkeletonField: Sendable {
  /// `.month(.abbreviated)` for `MMM`.
  let source: String
  let add: @Sendable (Date.FormatStyle) -> Date.FormatStyle

  init(_ source: String, _ add: @escaping @Sendable (Date.FormatStyle) -> Date.FormatStyle) {
    self.source = source
    self.add = add
  }

  /// nil where Foundation has none.
  package init?(_ field: DateFormat.Field) {
    let letters = String(repeating: field.letter, count: min(field.count, 16))
    guard let field = Self.date(letters) ?? Self.time(letters) else { return nil }
    self = field
  }

  private static func date(_ letters: String) -> SkeletonField? {
    let count = letters.count
    return switch letters {
    case "G", "GG", "GGG": Self(".era()") { $0.era() }
    case "GGGG": Self(".era(.wide)") { $0.era(.wide) }
    case "GGGGG": Self(".era(.narrow)") { $0.era(.narrow) }
    case "y": Self(".year()") { $0.year() }
    case "yy": Self(".year(.twoDigits)") { $0.year(.twoDigits) }
    case "Q": Self(".quarter(.oneDigit)") { $0.quarter(.oneDigit) }
    case "QQ": Self(".quarter(.twoDigits)") { $0.quarter(.twoDigits) }
    case "QQQ": Self(".quarter(.abbreviated)") { $0.quarter(.abbreviated) }
    case "QQQQ": Self(".quarter(.wide)") { $0.quarter(.wide) }
    case "M": Self(".month(.defaultDigits)") { $0.month(.defaultDigits) }
    case "MM": Self(".month(.twoDigits)") { $0.month(.twoDigits) }
    case "MMM": Self(".month(.abbreviated)") { $0.month(.abbreviated) }
    case "MMMM": Self(".month(.wide)") { $0.month(.wide) }
    case "MMMMM": Self(".month(.narrow)") { $0.month(.narrow) }
    case "w": Self(".week()") { $0.week() }
    case "ww": Self(".week(.twoDigits)") { $0.week(.twoDigits) }
    case "d": Self(".day()") { $0.day() }
    case "dd": Self(".day(.twoDigits)") { $0.day(.twoDigits) }
    case "E", "EE", "EEE": Self(".weekday(.abbreviated)") { $0.weekday(.abbreviated) }
    case "EEEE": Self(".weekday(.wide)") { $0.weekday(.wide) }
    case "EEEEE": Self(".weekday(.narrow)") { $0.weekday(.narrow) }
    case "EEEEEE": Self(".weekday(.short)") { $0.weekday(.short) }
    case _ where (3...10).contains(count) && letters.hasPrefix("y"):
      Self(".year(.padded(\(count)))") { $0.year(.padded(count)) }
    default: nil
    }
  }

  private static func time(_ letters: String) -> SkeletonField? {
    let count = letters.count
    return switch letters {
    case "j": Self(".hour()") { $0.hour() }
    case "jj":
      Self(".hour(.twoDigits(amPM: .abbreviated))") { $0.hour(.twoDigits(amPM: .abbreviated)) }
    case "jjj": Self(".hour(.defaultDigits(amPM: .wide))") { $0.hour(.defaultDigits(amPM: .wide)) }
    case "jjjj": Self(".hour(.twoDigits(amPM: .wide))") { $0.hour(.twoDigits(amPM: .wide)) }
    case "jjjjj":
      Self(".hour(.defaultDigits(amPM: .narrow))") { $0.hour(.defaultDigits(amPM: .narrow)) }
    case "jjjjjj": Self(".hour(.twoDigits(amPM: .narrow))") { $0.hour(.twoDigits(amPM: .narrow)) }
    case "J":
      Self(".hour(.defaultDigits(amPM: .omitted))") { $0.hour(.defaultDigits(amPM: .omitted)) }
    case "JJ": Self(".hour(.twoDigits(amPM: .omitted))") { $0.hour(.twoDigits(amPM: .omitted)) }
    case "m": Self(".minute()") { $0.minute() }
    case "mm": Self(".minute(.twoDigits)") { $0.minute(.twoDigits) }
    case "s": Self(".second()") { $0.second() }
    case "ss": Self(".second(.twoDigits)") { $0.second(.twoDigits) }
    case "z": Self(".timeZone(.specificName(.short))") { $0.timeZone(.specificName(.short)) }
    case "zzzz": Self(".timeZone(.specificName(.long))") { $0.timeZone(.specificName(.long)) }
    case "Z": Self(".timeZone(.iso8601(.short))") { $0.timeZone(.iso8601(.short)) }
    case "ZZZZZ": Self(".timeZone(.iso8601(.long))") { $0.timeZone(.iso8601(.long)) }
    case "O": Self(".timeZone(.localizedGMT(.short))") { $0.timeZone(.localizedGMT(.short)) }
    case "OOOO": Self(".timeZone(.localizedGMT(.long))") { $0.timeZone(.localizedGMT(.long)) }
    case "v": Self(".timeZone(.genericName(.short))") { $0.timeZone(.genericName(.short)) }
    case "vvvv": Self(".timeZone(.genericName(.long))") { $0.timeZone(.genericName(.long)) }
    case _ where count <= 9 && letters.hasPrefix("S"):
      Self(".secondFraction(.fractional(\(count)))") { $0.secondFraction(.fractional(count)) }
    default: nil
    }
  }
}

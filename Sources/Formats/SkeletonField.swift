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
    case "G", "GG", "GGG": SkeletonField(".era()") { $0.era() }
    case "GGGG": SkeletonField(".era(.wide)") { $0.era(.wide) }
    case "GGGGG": SkeletonField(".era(.narrow)") { $0.era(.narrow) }
    case "y": SkeletonField(".year()") { $0.year() }
    case "yy": SkeletonField(".year(.twoDigits)") { $0.year(.twoDigits) }
    case "Q": SkeletonField(".quarter(.oneDigit)") { $0.quarter(.oneDigit) }
    case "QQ": SkeletonField(".quarter(.twoDigits)") { $0.quarter(.twoDigits) }
    case "QQQ": SkeletonField(".quarter(.abbreviated)") { $0.quarter(.abbreviated) }
    case "QQQQ": SkeletonField(".quarter(.wide)") { $0.quarter(.wide) }
    case "M": SkeletonField(".month(.defaultDigits)") { $0.month(.defaultDigits) }
    case "MM": SkeletonField(".month(.twoDigits)") { $0.month(.twoDigits) }
    case "MMM": SkeletonField(".month(.abbreviated)") { $0.month(.abbreviated) }
    case "MMMM": SkeletonField(".month(.wide)") { $0.month(.wide) }
    case "MMMMM": SkeletonField(".month(.narrow)") { $0.month(.narrow) }
    case "w": SkeletonField(".week()") { $0.week() }
    case "ww": SkeletonField(".week(.twoDigits)") { $0.week(.twoDigits) }
    case "d": SkeletonField(".day()") { $0.day() }
    case "dd": SkeletonField(".day(.twoDigits)") { $0.day(.twoDigits) }
    case "E", "EE", "EEE": SkeletonField(".weekday(.abbreviated)") { $0.weekday(.abbreviated) }
    case "EEEE": SkeletonField(".weekday(.wide)") { $0.weekday(.wide) }
    case "EEEEE": SkeletonField(".weekday(.narrow)") { $0.weekday(.narrow) }
    case "EEEEEE": SkeletonField(".weekday(.short)") { $0.weekday(.short) }
    case _ where (3...10).contains(count) && letters.hasPrefix("y"):
      SkeletonField(".year(.padded(\(count)))") { $0.year(.padded(count)) }
    default: nil
    }
  }

  private static func time(_ letters: String) -> SkeletonField? {
    let count = letters.count
    return switch letters {
    case "j": SkeletonField(".hour()") { $0.hour() }
    case "jj":
      SkeletonField(".hour(.twoDigits(amPM: .abbreviated))") {
        $0.hour(.twoDigits(amPM: .abbreviated))
      }
    case "jjj":
      SkeletonField(".hour(.defaultDigits(amPM: .wide))") { $0.hour(.defaultDigits(amPM: .wide)) }
    case "jjjj":
      SkeletonField(".hour(.twoDigits(amPM: .wide))") { $0.hour(.twoDigits(amPM: .wide)) }
    case "jjjjj":
      SkeletonField(".hour(.defaultDigits(amPM: .narrow))") {
        $0.hour(.defaultDigits(amPM: .narrow))
      }
    case "jjjjjj":
      SkeletonField(".hour(.twoDigits(amPM: .narrow))") { $0.hour(.twoDigits(amPM: .narrow)) }
    case "J":
      SkeletonField(".hour(.defaultDigits(amPM: .omitted))") {
        $0.hour(.defaultDigits(amPM: .omitted))
      }
    case "JJ":
      SkeletonField(".hour(.twoDigits(amPM: .omitted))") { $0.hour(.twoDigits(amPM: .omitted)) }
    case "m": SkeletonField(".minute()") { $0.minute() }
    case "mm": SkeletonField(".minute(.twoDigits)") { $0.minute(.twoDigits) }
    case "s": SkeletonField(".second()") { $0.second() }
    case "ss": SkeletonField(".second(.twoDigits)") { $0.second(.twoDigits) }
    case "z":
      SkeletonField(".timeZone(.specificName(.short))") { $0.timeZone(.specificName(.short)) }
    case "zzzz":
      SkeletonField(".timeZone(.specificName(.long))") { $0.timeZone(.specificName(.long)) }
    case "Z": SkeletonField(".timeZone(.iso8601(.short))") { $0.timeZone(.iso8601(.short)) }
    case "ZZZZZ": SkeletonField(".timeZone(.iso8601(.long))") { $0.timeZone(.iso8601(.long)) }
    case "O":
      SkeletonField(".timeZone(.localizedGMT(.short))") { $0.timeZone(.localizedGMT(.short)) }
    case "OOOO":
      SkeletonField(".timeZone(.localizedGMT(.long))") { $0.timeZone(.localizedGMT(.long)) }
    case "v": SkeletonField(".timeZone(.genericName(.short))") { $0.timeZone(.genericName(.short)) }
    case "vvvv":
      SkeletonField(".timeZone(.genericName(.long))") { $0.timeZone(.genericName(.long)) }
    case _ where count <= 9 && letters.hasPrefix("S"):
      SkeletonField(".secondFraction(.fractional(\(count)))") {
        $0.secondFraction(.fractional(count))
      }
    default: nil
    }
  }
}

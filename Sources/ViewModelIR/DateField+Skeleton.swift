extension DateField {
  /// The Swift for a skeleton's field, as a link of `Date.FormatStyle()`: `.month(.abbreviated)` for `MMM`.
  package static func skeletonSource(_ field: DateFormat.Field) -> String? {
    switch (field.letter, field.count) {
    case ("y", 3...10): ".year(.padded(\(field.count)))"
    case ("S", 1...9): ".secondFraction(.fractional(\(field.count)))"
    default: skeletonSources[String(repeating: field.letter, count: min(field.count, 16))]
    }
  }

  private static let skeletonSources: [String: String] = [
    "G": ".era()", "GG": ".era()", "GGG": ".era()", "GGGG": ".era(.wide)", "GGGGG": ".era(.narrow)",
    "y": ".year()", "yy": ".year(.twoDigits)",
    "Q": ".quarter(.oneDigit)", "QQ": ".quarter(.twoDigits)", "QQQ": ".quarter(.abbreviated)",
    "QQQQ": ".quarter(.wide)",
    "M": ".month(.defaultDigits)", "MM": ".month(.twoDigits)", "MMM": ".month(.abbreviated)",
    "MMMM": ".month(.wide)", "MMMMM": ".month(.narrow)",
    "w": ".week()", "ww": ".week(.twoDigits)",
    "d": ".day()", "dd": ".day(.twoDigits)",
    "E": ".weekday(.abbreviated)", "EE": ".weekday(.abbreviated)", "EEE": ".weekday(.abbreviated)",
    "EEEE": ".weekday(.wide)", "EEEEE": ".weekday(.narrow)", "EEEEEE": ".weekday(.short)",
    "j": ".hour()", "jj": ".hour(.twoDigits(amPM: .abbreviated))",
    "jjj": ".hour(.defaultDigits(amPM: .wide))", "jjjj": ".hour(.twoDigits(amPM: .wide))",
    "jjjjj": ".hour(.defaultDigits(amPM: .narrow))", "jjjjjj": ".hour(.twoDigits(amPM: .narrow))",
    "J": ".hour(.defaultDigits(amPM: .omitted))", "JJ": ".hour(.twoDigits(amPM: .omitted))",
    "m": ".minute()", "mm": ".minute(.twoDigits)", "s": ".second()", "ss": ".second(.twoDigits)",
    "z": ".timeZone(.specificName(.short))", "zzzz": ".timeZone(.specificName(.long))",
    "Z": ".timeZone(.iso8601(.short))", "ZZZZZ": ".timeZone(.iso8601(.long))",
    "O": ".timeZone(.localizedGMT(.short))", "OOOO": ".timeZone(.localizedGMT(.long))",
    "v": ".timeZone(.genericName(.short))", "vvvv": ".timeZone(.genericName(.long))",
  ]
}

import ViewModelIR

extension DateFormat.Field {
  /// What adds it to a `Date.FormatStyle()`, `.month(.abbreviated)` for `MMM`; nil if Foundation has none. A test compares these with
  /// the fields that the evaluator knows.
  var source: String? {
    switch (letter, count) {
    case ("y", 3...10): ".year(.padded(\(count)))"
    case ("S", 1...9): ".secondFraction(.fractional(\(count)))"
    default: skeletonFields[String(repeating: letter, count: min(count, 16))]
    }
  }
}

private let skeletonFields: [String: String] = [
  "G": ".era()",
  "GG": ".era()",
  "GGG": ".era()",
  "GGGG": ".era(.wide)",
  "GGGGG": ".era(.narrow)",
  "y": ".year()",
  "yy": ".year(.twoDigits)",
  "Q": ".quarter(.oneDigit)",
  "QQ": ".quarter(.twoDigits)",
  "QQQ": ".quarter(.abbreviated)",
  "QQQQ": ".quarter(.wide)",
  "M": ".month(.defaultDigits)",
  "MM": ".month(.twoDigits)",
  "MMM": ".month(.abbreviated)",
  "MMMM": ".month(.wide)",
  "MMMMM": ".month(.narrow)",
  "w": ".week()",
  "ww": ".week(.twoDigits)",
  "d": ".day()",
  "dd": ".day(.twoDigits)",
  "E": ".weekday(.abbreviated)",
  "EE": ".weekday(.abbreviated)",
  "EEE": ".weekday(.abbreviated)",
  "EEEE": ".weekday(.wide)",
  "EEEEE": ".weekday(.narrow)",
  "EEEEEE": ".weekday(.short)",
  "j": ".hour()",
  "jj": ".hour(.twoDigits(amPM: .abbreviated))",
  "jjj": ".hour(.defaultDigits(amPM: .wide))",
  "jjjj": ".hour(.twoDigits(amPM: .wide))",
  "jjjjj": ".hour(.defaultDigits(amPM: .narrow))",
  "jjjjjj": ".hour(.twoDigits(amPM: .narrow))",
  "J": ".hour(.defaultDigits(amPM: .omitted))",
  "JJ": ".hour(.twoDigits(amPM: .omitted))",
  "m": ".minute()",
  "mm": ".minute(.twoDigits)",
  "s": ".second()",
  "ss": ".second(.twoDigits)",
  "z": ".timeZone(.specificName(.short))",
  "zzzz": ".timeZone(.specificName(.long))",
  "Z": ".timeZone(.iso8601(.short))",
  "ZZZZZ": ".timeZone(.iso8601(.long))",
  "O": ".timeZone(.localizedGMT(.short))",
  "OOOO": ".timeZone(.localizedGMT(.long))",
  "v": ".timeZone(.genericName(.short))",
  "vvvv": ".timeZone(.genericName(.long))",
]

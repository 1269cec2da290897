import ViewModelIR

extension [DateFormat.PatternPart] {
  /// The literal of a `Date.FormatString`: `"\(day: .twoDigits).\(month: .twoDigits)."`.
  var literal: SwiftString {
    SwiftString(
      compactMap { part in
        switch part {
        case .literal(let text): .text(text)
        case .field(let letter, let count): patternField(letter, count).map { .code(.text($0)) }
        }
      }
    )
  }
}

/// What stands for a field inside the literal, `weekday: .wide` for `EEEE`; nil if Foundation has none. A test compares these with
/// the fields that the evaluator knows.
func patternField(_ letter: Character, _ count: Int) -> String? {
  switch (letter, count) {
  case ("y", 3...10): "year: .padded(\(count))"
  case ("Y", 3...10): "yearForWeekOfYear: .padded(\(count))"
  case ("u", 1...10): "year: .extended(minimumLength: \(count))"
  case ("S", 1...9): "secondFraction: .fractional(\(count))"
  default: patternFields[String(repeating: letter, count: min(count, 16))]
  }
}

private let patternFields: [String: String] = [
  "G": "era: .abbreviated",
  "GG": "era: .abbreviated",
  "GGG": "era: .abbreviated",
  "GGGG": "era: .wide",
  "GGGGG": "era: .narrow",
  "y": "year: .defaultDigits",
  "yy": "year: .twoDigits",
  "Y": "yearForWeekOfYear: .defaultDigits",
  "YY": "yearForWeekOfYear: .twoDigits",
  "Q": "quarter: .oneDigit",
  "QQ": "quarter: .twoDigits",
  "QQQ": "quarter: .abbreviated",
  "QQQQ": "quarter: .wide",
  "QQQQQ": "quarter: .narrow",
  "q": "standaloneQuarter: .oneDigit",
  "qq": "standaloneQuarter: .twoDigits",
  "qqq": "standaloneQuarter: .abbreviated",
  "qqqq": "standaloneQuarter: .wide",
  "qqqqq": "standaloneQuarter: .narrow",
  "M": "month: .defaultDigits",
  "MM": "month: .twoDigits",
  "MMM": "month: .abbreviated",
  "MMMM": "month: .wide",
  "MMMMM": "month: .narrow",
  "L": "standaloneMonth: .defaultDigits",
  "LL": "standaloneMonth: .twoDigits",
  "LLL": "standaloneMonth: .abbreviated",
  "LLLL": "standaloneMonth: .wide",
  "LLLLL": "standaloneMonth: .narrow",
  "w": "week: .defaultDigits",
  "ww": "week: .twoDigits",
  "W": "week: .weekOfMonth",
  "d": "day: .defaultDigits",
  "dd": "day: .twoDigits",
  "F": "day: .ordinalOfDayInMonth",
  "D": "dayOfYear: .defaultDigits",
  "DD": "dayOfYear: .twoDigits",
  "DDD": "dayOfYear: .threeDigits",
  "E": "weekday: .abbreviated",
  "EE": "weekday: .abbreviated",
  "EEE": "weekday: .abbreviated",
  "EEEE": "weekday: .wide",
  "EEEEE": "weekday: .narrow",
  "EEEEEE": "weekday: .short",
  "ccc": "standaloneWeekday: .abbreviated",
  "cccc": "standaloneWeekday: .wide",
  "ccccc": "standaloneWeekday: .narrow",
  "cccccc": "standaloneWeekday: .short",
  "a": "dayPeriod: .standard(.abbreviated)",
  "aa": "dayPeriod: .standard(.abbreviated)",
  "aaa": "dayPeriod: .standard(.abbreviated)",
  "aaaa": "dayPeriod: .standard(.wide)",
  "aaaaa": "dayPeriod: .standard(.narrow)",
  "b": "dayPeriod: .with12s(.abbreviated)",
  "bbbb": "dayPeriod: .with12s(.wide)",
  "bbbbb": "dayPeriod: .with12s(.narrow)",
  "B": "dayPeriod: .conversational(.abbreviated)",
  "h": "hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)",
  "hh": "hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased)",
  "H": "hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased)",
  "HH": "hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)",
  "K": "hour: .defaultDigits(clock: .twelveHour, hourCycle: .zeroBased)",
  "KK": "hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased)",
  "k": "hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased)",
  "kk": "hour: .twoDigits(clock: .twentyFourHour, hourCycle: .oneBased)",
  "m": "minute: .defaultDigits",
  "mm": "minute: .twoDigits",
  "s": "second: .defaultDigits",
  "ss": "second: .twoDigits",
  "z": "timeZone: .specificName(.short)",
  "zz": "timeZone: .specificName(.short)",
  "zzz": "timeZone: .specificName(.short)",
  "zzzz": "timeZone: .specificName(.long)",
  "Z": "timeZone: .iso8601(.short)",
  "ZZ": "timeZone: .iso8601(.short)",
  "ZZZ": "timeZone: .iso8601(.short)",
  "ZZZZ": "timeZone: .localizedGMT(.long)",
  "ZZZZZ": "timeZone: .iso8601(.long)",
  "O": "timeZone: .localizedGMT(.short)",
  "OOOO": "timeZone: .localizedGMT(.long)",
  "v": "timeZone: .genericName(.short)",
  "vvvv": "timeZone: .genericName(.long)",
  "V": "timeZone: .identifier(.short)",
  "VV": "timeZone: .identifier(.long)",
  "VVV": "timeZone: .exemplarLocation",
  "VVVV": "timeZone: .genericLocation",
]

import ViewModelIR

extension [DateFormat.PatternPart] {
  /// The pattern as the literal of a `Date.FormatString`: `"\(day: .twoDigits).\(month: .twoDigits)."`.
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

/// Returns the interpolation for a field of a pattern, such as `weekday: .wide` for `EEEE`; `nil` if Foundation has none. A test compares
/// these with the fields that the evaluator supports.
func patternField(_ letter: Character, _ count: Int) -> String? {
  switch (letter, count) {
  case ("y", 3...10): "year: .padded(\(count))"
  case ("Y", 3...10): "yearForWeekOfYear: .padded(\(count))"
  case ("u", 1...10): "year: .extended(minimumLength: \(count))"
  case ("S", 1...9): "secondFraction: .fractional(\(count))"
  default:
    patternFields[letter].flatMap { field in
      field.styles.dropFirst(max(0, count - 1)).first?.map { "\(field.name): .\($0)" }
    }
  }
}

/// The field that each pattern letter stands for, with its style for one letter, two letters, and so on.
private let patternFields: [Character: (name: String, styles: [String?])] = [
  "G": ("era", ["abbreviated", "abbreviated", "abbreviated", "wide", "narrow"]),
  "y": ("year", digits),
  "Y": ("yearForWeekOfYear", digits),
  "Q": ("quarter", ["oneDigit", "twoDigits", "abbreviated", "wide", "narrow"]),
  "q": ("standaloneQuarter", ["oneDigit", "twoDigits", "abbreviated", "wide", "narrow"]),
  "M": ("month", digits + ["abbreviated", "wide", "narrow"]),
  "L": ("standaloneMonth", digits + ["abbreviated", "wide", "narrow"]),
  "w": ("week", digits),
  "W": ("week", ["weekOfMonth"]),
  "d": ("day", digits),
  "F": ("day", ["ordinalOfDayInMonth"]),
  "D": ("dayOfYear", digits + ["threeDigits"]),
  "E": ("weekday", ["abbreviated", "abbreviated", "abbreviated", "wide", "narrow", "short"]),
  "e": ("weekday", ["oneDigit", "twoDigits"]),
  "c": ("standaloneWeekday", ["oneDigit", nil, "abbreviated", "wide", "narrow", "short"]),
  "a": (
    "dayPeriod", names("standard", ["abbreviated", "abbreviated", "abbreviated", "wide", "narrow"])
  ),
  "b": ("dayPeriod", names("with12s", ["abbreviated", nil, nil, "wide", "narrow"])),
  "B": ("dayPeriod", ["conversational(.abbreviated)"]),
  "h": ("hour", hours("twelveHour", "oneBased")),
  "H": ("hour", hours("twentyFourHour", "zeroBased")),
  "K": ("hour", hours("twelveHour", "zeroBased")),
  "k": ("hour", hours("twentyFourHour", "oneBased")),
  "m": ("minute", digits),
  "s": ("second", digits),
  "z": ("timeZone", names("specificName", ["short", "short", "short", "long"])),
  "Z": (
    "timeZone",
    names("iso8601", ["short", "short", "short"]) + ["localizedGMT(.long)", "iso8601(.long)"]
  ),
  "O": ("timeZone", names("localizedGMT", ["short", nil, nil, "long"])),
  "v": ("timeZone", names("genericName", ["short", nil, nil, "long"])),
  "V": (
    "timeZone", names("identifier", ["short", "long"]) + ["exemplarLocation", "genericLocation"]
  ),
]

private let digits: [String?] = ["defaultDigits", "twoDigits"]

private func hours(_ clock: String, _ cycle: String) -> [String?] {
  digits.map { $0.map { "\($0)(clock: .\(clock), hourCycle: .\(cycle))" } }
}

private func names(_ name: String, _ widths: [String?]) -> [String?] {
  widths.map { $0.map { "\(name)(.\($0))" } }
}

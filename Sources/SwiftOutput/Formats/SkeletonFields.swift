import ViewModelIR

extension DateFormat.Field {
  /// The link that adds the field to a `Date.FormatStyle()`, such as `.month(.abbreviated)` for `MMM`; `nil` if Foundation has none. A test
  /// compares these with the fields that the evaluator supports.
  var source: String? {
    switch (letter, count) {
    case ("y", 3...10): ".year(.padded(\(count)))"
    case ("S", 1...9): ".secondFraction(.fractional(\(count)))"
    default:
      skeletonFields[letter].flatMap { field in
        field.arguments.dropFirst(max(0, count - 1)).first?.map { ".\(field.name)(\($0))" }
      }
    }
  }
}

/// The name of each field, and its arguments by the number of letters.
private let skeletonFields: [Character: (name: String, arguments: [String?])] = [
  "G": ("era", ["", "", "", ".wide", ".narrow"]),
  "y": ("year", ["", ".twoDigits"]),
  "Q": ("quarter", [".oneDigit", ".twoDigits", ".abbreviated", ".wide"]),
  "M": ("month", [".defaultDigits", ".twoDigits", ".abbreviated", ".wide", ".narrow"]),
  "w": ("week", ["", ".twoDigits"]),
  "d": ("day", ["", ".twoDigits"]),
  "E": ("weekday", [".abbreviated", ".abbreviated", ".abbreviated", ".wide", ".narrow", ".short"]),
  "j": (
    "hour",
    [
      "", ".twoDigits(amPM: .abbreviated)", ".defaultDigits(amPM: .wide)",
      ".twoDigits(amPM: .wide)", ".defaultDigits(amPM: .narrow)", ".twoDigits(amPM: .narrow)",
    ]
  ),
  "J": ("hour", [".defaultDigits(amPM: .omitted)", ".twoDigits(amPM: .omitted)"]),
  "m": ("minute", ["", ".twoDigits"]),
  "s": ("second", ["", ".twoDigits"]),
  "z": ("timeZone", [".specificName(.short)", nil, nil, ".specificName(.long)"]),
  "Z": ("timeZone", [".iso8601(.short)", nil, nil, nil, ".iso8601(.long)"]),
  "O": ("timeZone", [".localizedGMT(.short)", nil, nil, ".localizedGMT(.long)"]),
  "v": ("timeZone", [".genericName(.short)", nil, nil, ".genericName(.long)"]),
]

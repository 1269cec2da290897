import SpecCompiler
import SupportSource

/// What generated code needs from the support file.
package struct SupportNeeds: Sendable {
  package var pieces: Set<SupportPiece> = []
  /// Whose plurals count whole numbers, and whose count what has a fraction.
  package var languages: Set<String> = []
  package var fractionLanguages: Set<String> = []

  package init() {}

  /// Adds the helpers whose names occur in a generated file; one in a text's literal does no harm.
  ///
  /// The support file itself may be read too: it has what was needed when it was written.
  package mutating func add(usedBy text: String) {
    var previous: Substring = ""
    let bytes = text.utf8
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(where: isNamePart) {
      let end = bytes[first...].firstIndex { !isNamePart($0) } ?? bytes.endIndex
      let name = text[first..<end]
      // A helper may need others.
      if let piece = pieceByName[name], pieces.insert(piece).inserted {
        add(usedBy: piece.source)
      }
      if previous == "PluralCategory" || previous == "func", let language = languageByName[name] {
        // The functions of `as`, `in` and `is` stand in backticks.
        let rest = text[end...].drop { $0 == "`" }
        if rest.hasPrefix("(shown") {
          fractionLanguages.insert(language)
          pieces.insert(.pluralOperands)
        } else if previous != "func" || rest.hasPrefix("(_ value: Int) -> PluralCategory") {
          languages.insert(language)
        }
      }
      previous = name
      start = end
    }
  }
}

private func isNamePart(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// `pl`, `ptPT`: as the functions of `PluralCategory` are called.
private let languageByName = Dictionary(
  pluralLanguages().map { (Substring(pluralFunctionName($0)), $0) },
  uniquingKeysWith: { first, _ in first }
)

private let pieceByName: [Substring: SupportPiece] = [
  "DisplayContext": .displayContext,
  "ofCalendarDays": .dayTimeZone,
  "RFC3339": .rfc3339,
  "UnixTime": .unixTime,
  "ISO8601Duration": .iso8601Duration,
  "DecimalText": .decimalText,
  "addingClamped": .clampedArithmetic,
  "subtractingClamped": .clampedArithmetic,
  "multipliedClamped": .clampedArithmetic,
  "dividedClamped": .clampedArithmetic,
  "negatedClamped": .clampedArithmetic,
  "clampedSum": .clampedSum,
  "dividedUnlessZero": .division,
  "arithmeticMean": .arithmeticMean,
  "multiplied": .decimalArithmetic,
  "divided": .decimalArithmetic,
  "decimalMean": .decimalArithmetic,
  "runs": .runs,
  "plainText": .plainText,
  "formattedWithSignlessZero": .signlessZero,
  "shownDigits": .shownDigits,
  "truncated": .truncation,
  "nameInitials": .initials,
  "masked": .masking,
  "urlHostText": .urlText,
  "urlShortText": .urlText,
  "urlFullText": .urlText,
  "clampedRange": .clampedRange,
  "clockText": .clockText,
  "dayNumber": .dayNumber,
  "dayOffset": .dayOffset,
  "relativeText": .relativeDate,
  "nameOfNearDay": .relativeDay,
  "relativeDayText": .relativeDay,
  "unitsText": .unitsText,
  "proportion": .proportion,
  "asCurrencyCode": .currencyCode,
  "showingCurrency": .currencyCode,
  "currencyMinorUnit": .currencyMinorUnit,
  "ordinalText": .ordinalText,
  "JSONValue": .jsonValue,
  "MemberKey": .memberKey,
  "additionalMembers": .additionalMembers,
  "encodeMembers": .additionalMembers,
  "refuseMembers": .refusedMembers,
  "additionalElements": .additionalElements,
  "refuseElements": .refusedElements,
  "afterMissing": .trailingElements,
  "Indirect": .indirect,
]

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
    let bytes = Array(text.utf8)
    var previous = 0..<0
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
      guard start < index else {
        index += 1
        continue
      }
      let word = start..<index
      // A helper may need others.
      if let piece = piece(named: bytes[word]), pieces.insert(piece).inserted {
        add(usedBy: piece.source)
      }
      if isBeforeLanguage(bytes[previous]) {
        addLanguage(
          named: bytes[word],
          isDeclared: bytes[previous].count == "func".utf8.count,
          before: bytes[index...]
        )
      }
      previous = word
    }
  }

  private mutating func addLanguage(
    named name: ArraySlice<UInt8>,
    isDeclared: Bool,
    before rest: ArraySlice<UInt8>
  ) {
    guard let language = languageByName[String(decoding: name, as: UTF8.self)] else { return }
    // The functions of `as`, `in` and `is` stand in backticks.
    let rest = rest.drop { $0 == UInt8(ascii: "`") }
    if rest.starts(with: "(shown".utf8) {
      fractionLanguages.insert(language)
      pieces.insert(.pluralOperands)
    } else if !isDeclared || rest.starts(with: "(_ value: Int) -> PluralCategory".utf8) {
      languages.insert(language)
    }
  }
}

/// Whether the next name may be a language: `PluralCategory.pl`, `func pl`.
private func isBeforeLanguage(_ word: ArraySlice<UInt8>) -> Bool {
  word.count == 4 && word.elementsEqual("func".utf8)
    || word.count == 14 && word.elementsEqual("PluralCategory".utf8)
}

private func piece(named name: ArraySlice<UInt8>) -> SupportPiece? {
  guard endsOfNames[endsIndex(name)] else { return nil }
  return pieceByName[String(decoding: name, as: UTF8.self)]
}

/// Which first and last letters a helper's name has: most words need no other look.
private let endsOfNames: [Bool] = {
  var ends = Array(repeating: false, count: 1 << 16)
  for name in pieceByName.keys { ends[endsIndex(name.utf8)] = true }
  return ends
}()

private func endsIndex(_ name: some BidirectionalCollection<UInt8>) -> Int {
  Int(name.first ?? 0) << 8 | Int(name.last ?? 0)
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
  pluralLanguages().map { (pluralFunctionName($0), $0) },
  uniquingKeysWith: { first, _ in first }
)

private let pieceByName: [String: SupportPiece] = [
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
  "LossyArray": .lossyArray,
]

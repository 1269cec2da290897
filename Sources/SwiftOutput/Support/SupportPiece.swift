import TextOutput

/// A helper that generated code can need: a file of ViewModelSupport, whose declarations have `package` access.
package struct SupportPiece: Sendable {
  package let source: String
  /// The names by which code refers to the helper.
  package let names: [String]
  /// Whether properties of generated types have the helper's type. It then needs the access of these types, even in a file where helpers
  /// are private.
  package let isPartOfTypes: Bool

  /// - Parameters:
  ///   - file: The name of a file in ViewModelSupport, without its extension. A test checks that it exists.
  init(_ file: String, names: [String], isPartOfTypes: Bool = false) {
    source = helperTexts[file] ?? ""
    self.names = names
    self.isPartOfTypes = isPartOfTypes
  }
}

/// All helpers, in the order in which they are written.
package let supportPieces: [SupportPiece] = [
  SupportPiece("DisplayContext", names: ["DisplayContext"]),
  SupportPiece("DisplayFunctions", names: ["DisplayFunctions"]),
  SupportPiece("LanguageMatch", names: ["bestLanguage", "LanguageSubtags"]),
  SupportPiece("LocaleLanguage", names: ["speaking"]),
  SupportPiece("FilledText", names: ["StaticString"]),
  SupportPiece("StyledText", names: ["StyledText"]),
  SupportPiece("StyledAttributes", names: ["styled"]),
  SupportPiece("StyledWording", names: ["attributed"]),
  SupportPiece("StyledRuns", names: ["StyledRun", "styledRuns"]),
  SupportPiece("MarkdownText", names: ["markdownText"]),
  SupportPiece("MarkdownReader", names: ["MarkdownReader", "MarkdownPart"]),
  SupportPiece("MarkdownTarget", names: ["linkTarget", "schemeLength"]),
  SupportPiece("MarkdownMarks", names: ["MarkdownMarks", "MarkdownMark", "TextMark"]),
  SupportPiece("DayTimeZone", names: ["ofCalendarDays"]),
  SupportPiece("LocalTimeZone", names: ["ofLocalTimes"]),
  SupportPiece("OffsetTimeZone", names: ["atOffset"]),
  SupportPiece("RFC3339", names: ["RFC3339"]),
  SupportPiece("LocalDateTime", names: ["localDateTime", "localDateTimeString"]),
  SupportPiece("UnixTime", names: ["UnixTime"]),
  SupportPiece("ISO8601Duration", names: ["ISO8601Duration"]),
  SupportPiece("DecimalText", names: ["DecimalText"]),
  SupportPiece(
    "ClampedArithmetic",
    names: [
      "addingClamped", "subtractingClamped", "multipliedClamped", "dividedClamped",
      "negatedClamped",
    ]
  ),
  SupportPiece("ClampedSum", names: ["clampedSum"]),
  SupportPiece("Clamping", names: ["clamped"]),
  SupportPiece("Division", names: ["dividedUnlessZero"]),
  SupportPiece("Remainder", names: ["remainderUnlessZero"]),
  SupportPiece("Rounding", names: ["roundedToInt"]),
  SupportPiece("FiniteMath", names: ["finitePow", "finiteLog10"]),
  SupportPiece("ArithmeticMean", names: ["arithmeticMean"]),
  SupportPiece("DecimalArithmetic", names: ["multiplied", "divided", "decimalMean"]),
  SupportPiece("UniqueElements", names: ["uniqueElements"]),
  SupportPiece(
    "ElementToggling",
    names: ["addingElement", "removingElement", "togglingElement"]
  ),
  SupportPiece("ElementPosition", names: ["atPosition"]),
  SupportPiece("LocalizedOrder", names: ["localizedOrder", "LocalizedOrder"]),
  SupportPiece("Runs", names: ["runs"]),
  SupportPiece("TextEnds", names: ["droppingPrefix", "droppingSuffix"]),
  SupportPiece("PathPart", names: ["lastPathPart"]),
  SupportPiece("TextGroups", names: ["groups"]),
  SupportPiece("Padding", names: ["leftPadded"]),
  SupportPiece("EndTrimming", names: ["trimmingEnds"]),
  SupportPiece("URLParts", names: ["schemePart", "hostPart", "pathPart", "queryPart"]),
  SupportPiece("SearchPattern", names: ["SearchPattern", "PatternNode", "ScalarSet"]),
  SupportPiece("PatternReader", names: ["PatternReader"]),
  SupportPiece(
    "PatternSearch",
    names: ["PatternSearch", "containsMatch", "replacingMatches"]
  ),
  SupportPiece("VersionOrder", names: ["isOlderVersion"]),
  SupportPiece("PercentEncoding", names: ["percentEncodedPart"]),
  SupportPiece("TextUnlessEmpty", names: ["unlessEmpty"]),
  SupportPiece("FiniteNumber", names: ["finiteNumber"]),
  SupportPiece("PlainText", names: ["plainText"]),
  SupportPiece("SignlessZero", names: ["formattedWithSignlessZero"]),
  SupportPiece("PluralOperands", names: ["PluralOperands"]),
  SupportPiece("ShownDigits", names: ["shownDigits"]),
  SupportPiece("Truncation", names: ["truncated"]),
  SupportPiece("SentenceCase", names: ["sentenceCased"]),
  SupportPiece("CodeNames", names: ["regionName", "languageName", "currencyName"]),
  SupportPiece("Initials", names: ["nameInitials"]),
  SupportPiece("Masking", names: ["masked"]),
  SupportPiece("URLText", names: ["urlHostText", "urlShortText", "urlFullText"]),
  SupportPiece("HTMLText", names: ["htmlText"]),
  SupportPiece("HTMLScanner", names: ["HTMLScanner", "HTMLTag"]),
  SupportPiece("HTMLLines", names: ["HTMLLines"]),
  SupportPiece("HTMLTraits", names: ["HTMLTraits"]),
  SupportPiece("HTMLEntities", names: ["HTMLEntities"]),
  SupportPiece("ClampedRange", names: ["clampedRange"]),
  SupportPiece("ClockText", names: ["clockText"]),
  SupportPiece("ClockInterval", names: ["startOfInterval", "timeUntilNextInterval"]),
  SupportPiece("DayNumber", names: ["dayNumber"]),
  SupportPiece("CurrentDay", names: ["currentDay"]),
  SupportPiece("CurrentTime", names: ["isNow"]),
  SupportPiece("DayComparison", names: ["isToday", "isYesterday", "isTomorrow"]),
  SupportPiece("CurrentPeriod", names: ["isInCurrent", "isDayInCurrent"]),
  SupportPiece("LocalInstant", names: ["asInstant"]),
  SupportPiece("OffsetInstant", names: ["instantAtOffset"]),
  SupportPiece("DatePart", names: ["datePart", "calendarDay"]),
  SupportPiece("CalendarUnits", names: ["addingUnits", "wholeUnits"]),
  SupportPiece("DayOffset", names: ["dayOffset"]),
  SupportPiece("StyledDate", names: ["styledText", "withClockHours"]),
  SupportPiece("TimeOfDay", names: ["timeOfDay", "timeOfDigits"]),
  SupportPiece("WholeUnits", names: ["inWholeUnits"]),
  SupportPiece("RelativeChange", names: ["noteChangeOfDistance"]),
  SupportPiece("RelativeDate", names: ["relativeText"]),
  SupportPiece("RelativeDay", names: ["nameOfNearDay", "relativeDayText"]),
  SupportPiece("UnitsText", names: ["unitsText"]),
  SupportPiece("Cancellation", names: ["isCancellation"]),
  SupportPiece("NextChange", names: ["NextChange"]),
  SupportPiece("KeptRows", names: ["KeptRows", "NoInputs"]),
  SupportPiece("ScreenStore", names: ["ScreenStore"]),
  SupportPiece("ScreenTimeline", names: ["ScreenTimeline"]),
  SupportPiece("ScreenEdit", names: ["ScreenEdit"]),
  SupportPiece("ScreenList", names: ["ScreenList"]),
  SupportPiece(
    "ScreenActions",
    names: ["ScreenAnswer", "ScreenEnding", "perform", "performAndUse"]
  ),
  SupportPiece("ScreenPlace", names: ["ScreenPlace"]),
  SupportPiece("ScreenParts", names: ["performAndUsePart"]),
  SupportPiece("ScreenOptional", names: ["loadOptional"]),
  SupportPiece("ScreenSettling", names: ["settles"]),
  SupportPiece("ScreenResting", names: ["rests"]),
  SupportPiece("ScreenHolding", names: ["loadHolding"]),
  SupportPiece("ScreenUpdates", names: ["applyValues"]),
  SupportPiece("ScreenSource", names: ["ScreenSource"]),
  SupportPiece("ScreenThrottling", names: ["isDue"]),
  SupportPiece("ScreenProgress", names: ["showingProgress"]),
  SupportPiece("ScreenPages", names: ["ScreenPages"]),
  SupportPiece("Proportion", names: ["proportion"]),
  SupportPiece("CurrencyCode", names: ["asCurrencyCode", "showingCurrency"]),
  SupportPiece("CurrencyMinorUnit", names: ["currencyMinorUnit"]),
  SupportPiece("BytesText", names: ["bytesText"]),
  SupportPiece("OrdinalText", names: ["ordinalText"]),
  SupportPiece("TemperatureText", names: ["temperatureText"]),
  SupportPiece("RoadLengthText", names: ["roadLengthText"]),
  SupportPiece("RainfallDepthText", names: ["rainfallDepthText"]),
  SupportPiece("GeneralSpeedText", names: ["generalSpeedText"]),
  SupportPiece("TextWithUnit", names: ["textWithUnit", "usualFractionDigits"]),
  SupportPiece("UnitSystem", names: ["unitSystem"]),
  SupportPiece("JSONValue", names: ["JSONValue"], isPartOfTypes: true),
  SupportPiece("ObjectMembers", names: ["objectMembers", "ObjectMembers"]),
  SupportPiece("AdditionalMembers", names: ["additionalMembers"]),
  SupportPiece("RefusedMembers", names: ["refuseMembers"]),
  SupportPiece("AdditionalElements", names: ["additionalElements"]),
  SupportPiece("RefusedElements", names: ["refuseElements"]),
  SupportPiece("LossyArray", names: ["LossyArray"]),
  SupportPiece("TrailingElements", names: ["afterMissing"]),
  SupportPiece("Indirect", names: ["Indirect"]),
  SupportPiece("StackSpace", names: ["checkStack"]),
  SupportPiece("Attempt", names: ["StackShortage", "attempt"]),
]

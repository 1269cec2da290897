/// A helper that generated code may need: one file of ViewModelSupport, with `package` access.
package struct SupportPiece: Sendable {
  package let source: String
  /// What names it in code that needs it.
  package let names: [String]
  /// Whether the properties of generated types show it, which takes their access wherever it stands.
  package let isPartOfTypes: Bool

  init(_ source: String, names: [String], isPartOfTypes: Bool = false) {
    self.source = source
    self.names = names
    self.isPartOfTypes = isPartOfTypes
  }
}

/// In the order of the output.
package let supportPieces: [SupportPiece] = [
  SupportPiece(SupportText.DisplayContext, names: ["DisplayContext"]),
  SupportPiece(SupportText.LanguageMatch, names: ["bestLanguage", "LanguageSubtags"]),
  SupportPiece(SupportText.LocaleLanguage, names: ["speaking"]),
  SupportPiece(SupportText.FilledText, names: ["StaticString"]),
  SupportPiece(SupportText.DayTimeZone, names: ["ofCalendarDays"]),
  SupportPiece(SupportText.LocalTimeZone, names: ["ofLocalTimes"]),
  SupportPiece(SupportText.RFC3339, names: ["RFC3339"]),
  SupportPiece(
    SupportText.LocalDateTime,
    names: ["localDateTime", "localDateTimeString"]
  ),
  SupportPiece(SupportText.UnixTime, names: ["UnixTime"]),
  SupportPiece(SupportText.ISO8601Duration, names: ["ISO8601Duration"]),
  SupportPiece(SupportText.DecimalText, names: ["DecimalText"]),
  SupportPiece(
    SupportText.ClampedArithmetic,
    names: [
      "addingClamped", "subtractingClamped", "multipliedClamped", "dividedClamped",
      "negatedClamped",
    ]
  ),
  SupportPiece(SupportText.ClampedSum, names: ["clampedSum"]),
  SupportPiece(SupportText.Clamping, names: ["clamped"]),
  SupportPiece(SupportText.Division, names: ["dividedUnlessZero"]),
  SupportPiece(SupportText.ArithmeticMean, names: ["arithmeticMean"]),
  SupportPiece(
    SupportText.DecimalArithmetic,
    names: ["multiplied", "divided", "decimalMean"]
  ),
  SupportPiece(SupportText.UniqueElements, names: ["uniqueElements"]),
  SupportPiece(SupportText.ElementPosition, names: ["atPosition"]),
  SupportPiece(SupportText.Runs, names: ["runs"]),
  SupportPiece(SupportText.TextEnds, names: ["droppingPrefix", "droppingSuffix"]),
  SupportPiece(SupportText.PathPart, names: ["lastPathPart"]),
  SupportPiece(SupportText.TextGroups, names: ["groups"]),
  SupportPiece(SupportText.VersionOrder, names: ["isOlderVersion"]),
  SupportPiece(SupportText.PercentEncoding, names: ["percentEncodedPart"]),
  SupportPiece(SupportText.TextUnlessEmpty, names: ["unlessEmpty"]),
  SupportPiece(SupportText.FiniteNumber, names: ["finiteNumber"]),
  SupportPiece(SupportText.PlainText, names: ["plainText"]),
  SupportPiece(SupportText.SignlessZero, names: ["formattedWithSignlessZero"]),
  SupportPiece(SupportText.PluralOperands, names: ["PluralOperands"]),
  SupportPiece(SupportText.ShownDigits, names: ["shownDigits"]),
  SupportPiece(SupportText.Truncation, names: ["truncated"]),
  SupportPiece(SupportText.SentenceCase, names: ["sentenceCased"]),
  SupportPiece(
    SupportText.CodeNames,
    names: ["regionName", "languageName", "currencyName"]
  ),
  SupportPiece(SupportText.Initials, names: ["nameInitials"]),
  SupportPiece(SupportText.Masking, names: ["masked"]),
  SupportPiece(
    SupportText.URLText,
    names: ["urlHostText", "urlShortText", "urlFullText"]
  ),
  SupportPiece(SupportText.ClampedRange, names: ["clampedRange"]),
  SupportPiece(SupportText.ClockText, names: ["clockText"]),
  SupportPiece(SupportText.DayNumber, names: ["dayNumber"]),
  SupportPiece(SupportText.CurrentDay, names: ["currentDay"]),
  SupportPiece(
    SupportText.DayComparison,
    names: ["isToday", "isYesterday", "isTomorrow"]
  ),
  SupportPiece(
    SupportText.CurrentPeriod,
    names: ["isInCurrent", "isDayInCurrent"]
  ),
  SupportPiece(SupportText.LocalInstant, names: ["asInstant"]),
  SupportPiece(SupportText.DatePart, names: ["datePart", "calendarDay"]),
  SupportPiece(SupportText.DayOffset, names: ["dayOffset"]),
  SupportPiece(SupportText.StyledDate, names: ["styledText", "withClockHours"]),
  SupportPiece(SupportText.WholeUnits, names: ["inWholeUnits"]),
  SupportPiece(SupportText.RelativeDate, names: ["relativeText"]),
  SupportPiece(SupportText.RelativeDay, names: ["nameOfNearDay", "relativeDayText"]),
  SupportPiece(SupportText.UnitsText, names: ["unitsText"]),
  SupportPiece(SupportText.Cancellation, names: ["isCancellation"]),
  SupportPiece(SupportText.KeptRows, names: ["KeptRows"]),
  SupportPiece(SupportText.ScreenStore, names: ["ScreenStore"]),
  SupportPiece(SupportText.ScreenTimeline, names: ["ScreenTimeline"]),
  SupportPiece(SupportText.ScreenEdit, names: ["ScreenEdit"]),
  SupportPiece(SupportText.ScreenList, names: ["ScreenList"]),
  SupportPiece(
    SupportText.ScreenActions,
    names: ["ScreenAnswer", "ScreenEnding", "perform", "performAndUse"]
  ),
  SupportPiece(SupportText.ScreenOptional, names: ["loadOptional"]),
  SupportPiece(SupportText.ScreenSettling, names: ["settles"]),
  SupportPiece(SupportText.ScreenPages, names: ["ScreenPages"]),
  SupportPiece(SupportText.Proportion, names: ["proportion"]),
  SupportPiece(SupportText.CurrencyCode, names: ["asCurrencyCode", "showingCurrency"]),
  SupportPiece(SupportText.CurrencyMinorUnit, names: ["currencyMinorUnit"]),
  SupportPiece(SupportText.BytesText, names: ["bytesText"]),
  SupportPiece(SupportText.OrdinalText, names: ["ordinalText"]),
  SupportPiece(SupportText.TemperatureText, names: ["temperatureText"]),
  SupportPiece(SupportText.RoadLengthText, names: ["roadLengthText"]),
  SupportPiece(SupportText.RainfallDepthText, names: ["rainfallDepthText"]),
  SupportPiece(SupportText.GeneralSpeedText, names: ["generalSpeedText"]),
  SupportPiece(
    SupportText.TextWithUnit,
    names: ["textWithUnit", "usualFractionDigits"]
  ),
  SupportPiece(SupportText.UnitSystem, names: ["unitSystem"]),
  SupportPiece(SupportText.JSONValue, names: ["JSONValue"], isPartOfTypes: true),
  SupportPiece(
    SupportText.ObjectMembers,
    names: ["objectMembers", "ObjectMembers"]
  ),
  SupportPiece(SupportText.AdditionalMembers, names: ["additionalMembers"]),
  SupportPiece(SupportText.RefusedMembers, names: ["refuseMembers"]),
  SupportPiece(SupportText.AdditionalElements, names: ["additionalElements"]),
  SupportPiece(SupportText.RefusedElements, names: ["refuseElements"]),
  SupportPiece(SupportText.LossyArray, names: ["LossyArray"]),
  SupportPiece(SupportText.TrailingElements, names: ["afterMissing"]),
  SupportPiece(SupportText.Indirect, names: ["Indirect"]),
  SupportPiece(SupportText.StackSpace, names: ["checkStack"]),
  SupportPiece(SupportText.Attempt, names: ["StackShortage", "attempt"]),
]

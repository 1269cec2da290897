/// A helper that generated code may need: one file of ViewModelSupport, with `package` access.
package struct SupportPiece: Sendable {
  package let source: String
  /// What names it in code that needs it.
  package let names: [String]
  /// Whether the properties of generated types show it, which takes their access wherever it stands.
  package let isPartOfTypes: Bool

  init(_ bytes: [UInt8], names: [String], isPartOfTypes: Bool = false) {
    source = String(decoding: bytes, as: UTF8.self)
    self.names = names
    self.isPartOfTypes = isPartOfTypes
  }
}

/// In the order of the output.
package let supportPieces: [SupportPiece] = [
  SupportPiece(PackageResources.DisplayContext_swift, names: ["DisplayContext"]),
  SupportPiece(PackageResources.DayTimeZone_swift, names: ["ofCalendarDays"]),
  SupportPiece(PackageResources.LocalTimeZone_swift, names: ["ofLocalTimes"]),
  SupportPiece(PackageResources.RFC3339_swift, names: ["RFC3339"]),
  SupportPiece(
    PackageResources.LocalDateTime_swift,
    names: ["localDateTime", "localDateTimeString"]
  ),
  SupportPiece(PackageResources.UnixTime_swift, names: ["UnixTime"]),
  SupportPiece(PackageResources.ISO8601Duration_swift, names: ["ISO8601Duration"]),
  SupportPiece(PackageResources.DecimalText_swift, names: ["DecimalText"]),
  SupportPiece(
    PackageResources.ClampedArithmetic_swift,
    names: [
      "addingClamped", "subtractingClamped", "multipliedClamped", "dividedClamped",
      "negatedClamped",
    ]
  ),
  SupportPiece(PackageResources.ClampedSum_swift, names: ["clampedSum"]),
  SupportPiece(PackageResources.Clamping_swift, names: ["clamped"]),
  SupportPiece(PackageResources.Division_swift, names: ["dividedUnlessZero"]),
  SupportPiece(PackageResources.ArithmeticMean_swift, names: ["arithmeticMean"]),
  SupportPiece(
    PackageResources.DecimalArithmetic_swift,
    names: ["multiplied", "divided", "decimalMean"]
  ),
  SupportPiece(PackageResources.UniqueElements_swift, names: ["uniqueElements"]),
  SupportPiece(PackageResources.ElementPosition_swift, names: ["atPosition"]),
  SupportPiece(PackageResources.Runs_swift, names: ["runs"]),
  SupportPiece(PackageResources.TextEnds_swift, names: ["droppingPrefix", "droppingSuffix"]),
  SupportPiece(PackageResources.PathPart_swift, names: ["lastPathPart"]),
  SupportPiece(PackageResources.TextGroups_swift, names: ["groups"]),
  SupportPiece(PackageResources.VersionOrder_swift, names: ["isOlderVersion"]),
  SupportPiece(PackageResources.PercentEncoding_swift, names: ["percentEncodedPart"]),
  SupportPiece(PackageResources.TextUnlessEmpty_swift, names: ["unlessEmpty"]),
  SupportPiece(PackageResources.FiniteNumber_swift, names: ["finiteNumber"]),
  SupportPiece(PackageResources.PlainText_swift, names: ["plainText"]),
  SupportPiece(PackageResources.SignlessZero_swift, names: ["formattedWithSignlessZero"]),
  SupportPiece(PackageResources.PluralOperands_swift, names: ["PluralOperands"]),
  SupportPiece(PackageResources.ShownDigits_swift, names: ["shownDigits"]),
  SupportPiece(PackageResources.Truncation_swift, names: ["truncated"]),
  SupportPiece(PackageResources.SentenceCase_swift, names: ["sentenceCased"]),
  SupportPiece(
    PackageResources.CodeNames_swift,
    names: ["regionName", "languageName", "currencyName"]
  ),
  SupportPiece(PackageResources.Initials_swift, names: ["nameInitials"]),
  SupportPiece(PackageResources.Masking_swift, names: ["masked"]),
  SupportPiece(
    PackageResources.URLText_swift,
    names: ["urlHostText", "urlShortText", "urlFullText"]
  ),
  SupportPiece(PackageResources.ClampedRange_swift, names: ["clampedRange"]),
  SupportPiece(PackageResources.ClockText_swift, names: ["clockText"]),
  SupportPiece(PackageResources.DayNumber_swift, names: ["dayNumber"]),
  SupportPiece(PackageResources.CurrentDay_swift, names: ["currentDay"]),
  SupportPiece(
    PackageResources.DayComparison_swift,
    names: ["isToday", "isYesterday", "isTomorrow"]
  ),
  SupportPiece(
    PackageResources.CurrentPeriod_swift,
    names: ["isInCurrent", "isDayInCurrent"]
  ),
  SupportPiece(PackageResources.LocalInstant_swift, names: ["asInstant"]),
  SupportPiece(PackageResources.DatePart_swift, names: ["datePart", "calendarDay"]),
  SupportPiece(PackageResources.DayOffset_swift, names: ["dayOffset"]),
  SupportPiece(PackageResources.StyledDate_swift, names: ["styledText", "withClockHours"]),
  SupportPiece(PackageResources.WholeUnits_swift, names: ["inWholeUnits"]),
  SupportPiece(PackageResources.RelativeDate_swift, names: ["relativeText"]),
  SupportPiece(PackageResources.RelativeDay_swift, names: ["nameOfNearDay", "relativeDayText"]),
  SupportPiece(PackageResources.UnitsText_swift, names: ["unitsText"]),
  SupportPiece(PackageResources.Proportion_swift, names: ["proportion"]),
  SupportPiece(PackageResources.CurrencyCode_swift, names: ["asCurrencyCode", "showingCurrency"]),
  SupportPiece(PackageResources.CurrencyMinorUnit_swift, names: ["currencyMinorUnit"]),
  SupportPiece(PackageResources.BytesText_swift, names: ["bytesText"]),
  SupportPiece(PackageResources.OrdinalText_swift, names: ["ordinalText"]),
  SupportPiece(PackageResources.TemperatureText_swift, names: ["temperatureText"]),
  SupportPiece(PackageResources.RoadLengthText_swift, names: ["roadLengthText"]),
  SupportPiece(PackageResources.RainfallDepthText_swift, names: ["rainfallDepthText"]),
  SupportPiece(PackageResources.GeneralSpeedText_swift, names: ["generalSpeedText"]),
  SupportPiece(
    PackageResources.TextWithUnit_swift,
    names: ["textWithUnit", "usualFractionDigits"]
  ),
  SupportPiece(PackageResources.UnitSystem_swift, names: ["unitSystem"]),
  SupportPiece(PackageResources.JSONValue_swift, names: ["JSONValue"], isPartOfTypes: true),
  SupportPiece(
    PackageResources.ObjectMembers_swift,
    names: ["objectMembers", "ObjectMembers"]
  ),
  SupportPiece(PackageResources.AdditionalMembers_swift, names: ["additionalMembers"]),
  SupportPiece(PackageResources.RefusedMembers_swift, names: ["refuseMembers"]),
  SupportPiece(PackageResources.AdditionalElements_swift, names: ["additionalElements"]),
  SupportPiece(PackageResources.RefusedElements_swift, names: ["refuseElements"]),
  SupportPiece(PackageResources.LossyArray_swift, names: ["LossyArray"]),
  SupportPiece(PackageResources.TrailingElements_swift, names: ["afterMissing"]),
  SupportPiece(PackageResources.Indirect_swift, names: ["Indirect"]),
  SupportPiece(PackageResources.StackSpace_swift, names: ["checkStack"]),
  SupportPiece(PackageResources.Attempt_swift, names: ["StackShortage", "attempt"]),
]

/// A helper that generated code may need: one file of ViewModelSupport.
package enum SupportPiece: String, CaseIterable, Sendable {
  case displayContext = "DisplayContext"
  case dayTimeZone = "DayTimeZone"
  case rfc3339 = "RFC3339"
  case unixTime = "UnixTime"
  case iso8601Duration = "ISO8601Duration"
  case decimalText = "DecimalText"
  case clampedArithmetic = "ClampedArithmetic"
  case clampedSum = "ClampedSum"
  case division = "Division"
  case arithmeticMean = "ArithmeticMean"
  case decimalArithmetic = "DecimalArithmetic"
  case runs = "Runs"
  case plainText = "PlainText"
  case signlessZero = "SignlessZero"
  case pluralOperands = "PluralOperands"
  case shownDigits = "ShownDigits"
  case truncation = "Truncation"
  case initials = "Initials"
  case masking = "Masking"
  case urlText = "URLText"
  case clampedRange = "ClampedRange"
  case clockText = "ClockText"
  case dayNumber = "DayNumber"
  case dayOffset = "DayOffset"
  case relativeDate = "RelativeDate"
  case relativeDay = "RelativeDay"
  case unitsText = "UnitsText"
  case proportion = "Proportion"
  case currencyCode = "CurrencyCode"
  case currencyMinorUnit = "CurrencyMinorUnit"
  case ordinalText = "OrdinalText"
  case temperatureText = "TemperatureText"
  case jsonValue = "JSONValue"
  case memberKey = "MemberKey"
  case additionalMembers = "AdditionalMembers"
  case refusedMembers = "RefusedMembers"
  case additionalElements = "AdditionalElements"
  case refusedElements = "RefusedElements"
  case lossyArray = "LossyArray"
  case trailingElements = "TrailingElements"
  case indirect = "Indirect"
  case stackSpace = "StackSpace"
  case attempt = "Attempt"

  /// Whether the properties of generated types show it, which takes their access wherever it stands.
  package var isPartOfTypes: Bool { self == .jsonValue }

  /// The file as it is compiled here, with `package` access.
  package var source: String {
    let bytes =
      switch self {
      case .displayContext: PackageResources.DisplayContext_swift
      case .dayTimeZone: PackageResources.DayTimeZone_swift
      case .rfc3339: PackageResources.RFC3339_swift
      case .unixTime: PackageResources.UnixTime_swift
      case .iso8601Duration: PackageResources.ISO8601Duration_swift
      case .decimalText: PackageResources.DecimalText_swift
      case .clampedArithmetic: PackageResources.ClampedArithmetic_swift
      case .clampedSum: PackageResources.ClampedSum_swift
      case .division: PackageResources.Division_swift
      case .arithmeticMean: PackageResources.ArithmeticMean_swift
      case .decimalArithmetic: PackageResources.DecimalArithmetic_swift
      case .runs: PackageResources.Runs_swift
      case .plainText: PackageResources.PlainText_swift
      case .signlessZero: PackageResources.SignlessZero_swift
      case .pluralOperands: PackageResources.PluralOperands_swift
      case .shownDigits: PackageResources.ShownDigits_swift
      case .truncation: PackageResources.Truncation_swift
      case .initials: PackageResources.Initials_swift
      case .masking: PackageResources.Masking_swift
      case .urlText: PackageResources.URLText_swift
      case .clampedRange: PackageResources.ClampedRange_swift
      case .clockText: PackageResources.ClockText_swift
      case .dayNumber: PackageResources.DayNumber_swift
      case .dayOffset: PackageResources.DayOffset_swift
      case .relativeDate: PackageResources.RelativeDate_swift
      case .relativeDay: PackageResources.RelativeDay_swift
      case .unitsText: PackageResources.UnitsText_swift
      case .proportion: PackageResources.Proportion_swift
      case .currencyCode: PackageResources.CurrencyCode_swift
      case .currencyMinorUnit: PackageResources.CurrencyMinorUnit_swift
      case .ordinalText: PackageResources.OrdinalText_swift
      case .temperatureText: PackageResources.TemperatureText_swift
      case .jsonValue: PackageResources.JSONValue_swift
      case .memberKey: PackageResources.MemberKey_swift
      case .additionalMembers: PackageResources.AdditionalMembers_swift
      case .refusedMembers: PackageResources.RefusedMembers_swift
      case .additionalElements: PackageResources.AdditionalElements_swift
      case .refusedElements: PackageResources.RefusedElements_swift
      case .lossyArray: PackageResources.LossyArray_swift
      case .trailingElements: PackageResources.TrailingElements_swift
      case .indirect: PackageResources.Indirect_swift
      case .stackSpace: PackageResources.StackSpace_swift
      case .attempt: PackageResources.Attempt_swift
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}

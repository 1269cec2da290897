import ViewModelIR

/// The kinds of format, by the names that specs use.
enum FormatKind: String, CaseIterable {
  case plain, number, compact, currency, percent, bytes, ordinal, measurement
  case date, time, dayOffset, relative, interval
  case duration
  case uppercase, lowercase, capitalize
  case list, truncate, initials, mask, url
  case plural, map

  /// In the order of the reference; nil for texts by value, whose keys are the values.
  var options: [String]? {
    switch self {
    case .plain, .ordinal, .uppercase, .lowercase, .capitalize: []
    case .number: ["fractionDigits", "grouping", "sign", "rounding", "scale"]
    case .compact: ["fractionDigits"]
    case .currency: ["code", "minorUnits", "fractionDigits", "sign", "narrow", "rounding"]
    case .percent: ["of", "fractionDigits", "sign", "rounding"]
    case .bytes: ["style"]
    case .measurement: ["unit", "to", "width", "fractionDigits"]
    case .list: ["type", "width"]
    case .truncate: ["length"]
    case .initials: ["count"]
    case .mask: ["visible", "character"]
    case .url: ["style"]
    case .date: ["style", "time", "pattern", "skeleton", "timeZone"]
    case .time: ["style", "timeZone"]
    case .dayOffset: ["since", "timeZone", "sinceTimeZone"]
    case .relative: ["style", "width", "then"]
    case .interval: ["to", "style", "time", "timeZone"]
    case .duration: ["unit", "style", "hours", "padded", "units", "width"]
    case .plural, .map: nil
    }
  }

  /// What it formats, as a message says it.
  var wanted: String {
    switch self {
    case .plain, .number, .compact, .currency, .percent, .measurement, .plural: "a number"
    case .bytes, .ordinal: "an Int"
    case .uppercase, .lowercase, .capitalize, .truncate, .initials, .mask: "a String"
    case .list: "a [String], such as 'items.map($0.name)'"
    case .url: "a URL or a String"
    case .date, .time, .dayOffset, .relative, .interval: "a date"
    case .duration: "a number, a duration or a String with one"
    case .map: "an enumeration, a Bool or a String"
    }
  }

  func takes(_ type: ValueType, in service: ServiceModel) -> Bool {
    switch self {
    case .plain, .number, .compact, .currency, .percent, .measurement, .plural:
      type.isNumeric || type == .decimal
    case .bytes, .ordinal: type == .integer
    case .uppercase, .lowercase, .capitalize, .truncate, .initials, .mask: type == .string
    case .list: type == .list(.string)
    case .url: type == .url || type == .string
    case .date, .time, .dayOffset, .relative, .interval: type == .date || type == .day
    case .duration: [.integer, .number, .duration, .string].contains(type)
    case .map: type == .boolean || type == .string || service.enumeration(type) != nil
    }
  }
}

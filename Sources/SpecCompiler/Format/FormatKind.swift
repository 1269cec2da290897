/// The kinds of format, by the names that specs use.
enum FormatKind: String, CaseIterable {
  case plain, number, compact
  case date
  case uppercase, lowercase, capitalize
  case list, truncate, initials, mask, url
  case plural, map

  /// In the order of the reference; nil for texts by value, whose keys are the values.
  var options: [String]? {
    switch self {
    case .plain, .compact, .uppercase, .lowercase, .capitalize: []
    case .number: ["fractionDigits", "grouping"]
    case .date: ["style", "pattern"]
    case .list: ["type", "width"]
    case .truncate: ["length"]
    case .initials: ["count"]
    case .mask: ["visible", "character"]
    case .url: ["style"]
    case .plural, .map: nil
    }
  }

  /// What it formats, as a message says it.
  var wanted: String {
    switch self {
    case .plain, .number, .compact: "a number"
    case .date: "a date"
    case .uppercase, .lowercase, .capitalize, .truncate, .initials, .mask: "a String"
    case .list: "a [String], such as 'items.map($0.name)'"
    case .url: "a URL or a String"
    case .plural: "an Int to count with"
    case .map: "an enumeration, a Bool or a String"
    }
  }

  func takes(_ type: ValueType, in service: ServiceModel) -> Bool {
    switch self {
    case .plain, .number, .compact: type.isNumeric
    case .date: type == .date || type == .day
    case .uppercase, .lowercase, .capitalize, .truncate, .initials, .mask: type == .string
    case .list: type == .list(.string)
    case .url: type == .url || type == .string
    case .plural: type == .integer
    case .map: type == .boolean || type == .string || service.enumeration(type) != nil
    }
  }
}

import DocumentReader

/// A format as a whole: how it is written, what it takes, and what its options make of it. Its text is that of its style.
package struct FormatDefinition: Sendable {
  typealias Lowering = @Sendable (inout FormatOptions) throws(Diagnostic) -> Format

  package let name: String
  package let takes: FormattedValues
  /// What it is for, in Markdown, as the reference says it.
  package let reference: String
  /// In the order of the reference; nil for texts by value, whose keys are the values.
  package let options: [FormatOption]?
  private let lower: Lowering

  init(
    _ name: String,
    takes: FormattedValues,
    _ reference: String,
    options: [FormatOption]? = [],
    lower: @escaping Lowering
  ) {
    self.name = name
    self.takes = takes
    self.reference = reference
    self.options = options
    self.lower = lower
  }

  /// Without options: always the same style.
  init(_ name: String, takes: FormattedValues, _ reference: String, _ style: Format.Style) {
    self.init(name, takes: takes, reference) { (_) throws(Diagnostic) in Format(style) }
  }

  /// With its options, checked: what it does with the value.
  package func lowered(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
    try lower(&options)
  }

  package var optionNames: [String]? { options?.map(\.name) }

  /// Whether it makes a text of such a value, which may be any if the type is nil.
  package func accepts(_ type: ValueType?, in service: ServiceModel) -> Bool {
    type.map { takes.include($0, in: service) } ?? true
  }

  /// What it takes, as a message says it.
  package var wanted: String { takes.wanted }

  package static func named(_ name: String) -> Self? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// In the order of the reference.
  package static let all: [Self] = [
    .plain, .number, .compact, .currency, .percent, .bytes, .ordinal, .measurement, .temperature,
    .date, .time, .dayOffset, .relative, .interval, .duration, .uppercase, .lowercase, .capitalize,
    .sentence, .list, .truncate, .initials, .mask, .url, .regionName, .languageName, .currencyName,
    .plural, .map,
  ]
}

extension FormatDefinition: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The values that a format takes.
package enum FormattedValues {
  case numbers, integers, strings, listsOfStrings, urls, dates, durations, choices

  fileprivate var wanted: String {
    switch self {
    case .numbers: "a number"
    case .integers: "an Int"
    case .strings: "a String"
    case .listsOfStrings: "a [String], such as 'items.map($0.name)'"
    case .urls: "a URL or a String"
    case .dates: "a date"
    case .durations: "a number, a duration or a String with one"
    case .choices: "an enumeration, a Bool or a String"
    }
  }

  fileprivate func include(_ type: ValueType, in service: ServiceModel) -> Bool {
    switch self {
    case .numbers: type.isNumeric || type == .decimal
    case .integers: type == .integer
    case .strings: type == .string
    case .listsOfStrings: type == .list(.string)
    case .urls: type == .url || type == .string
    case .dates: type.isMoment
    case .durations: [.integer, .number, .duration, .string].contains(type)
    case .choices: type == .boolean || type == .string || service.enumeration(type) != nil
    }
  }
}

/// Their texts need the screen's other formats, so the checker finds the style.
extension FormatDefinition {
  package static let plural = Self(
    "plural",
    takes: .numbers,
    "A text for each plural category that the spec's `language` uses: `zero`, `one`, `two`, `few`, `many` and `other`, which is required; and for exact values (`\"=0\"`). A fraction has the category of the digits that are shown. The rules are CLDR's and part of the generated code.",
    options: nil,
    lower: textsByValue
  )

  package static let map = Self(
    "map",
    takes: .choices,
    "A text for each value of an enumeration or boolean as in the JSON, or for some values of a string. All that the schema names must be there; `unknown`, next to `map`, is for what it does not name.",
    options: nil,
    lower: textsByValue
  )

  private static let textsByValue: Lowering = { (_) throws(Diagnostic) in .verbatim }
}

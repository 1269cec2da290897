import DocumentReader

/// A format that specs can use: its name, the values it accepts and its options. Its result, a `Format`, then produces the text.
package struct FormatDefinition: Sendable {
  typealias Lowering = @Sendable (inout FormatOptions) throws(Diagnostic) -> Format

  package let name: String
  package let takes: FormattedValues
  /// The purpose of the format, in Markdown, for the reference and for editors.
  package let reference: String
  /// The options, in the order of the reference; `nil` for `plural` and `map`, whose keys are plural categories and values.
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

  /// Creates a format without options, which always has the same style.
  init(_ name: String, takes: FormattedValues, _ reference: String, _ style: Format.Style) {
    self.init(name, takes: takes, reference) { (_) throws(Diagnostic) in Format(style) }
  }

  /// Checks the options of one use of the format and returns what they result in. Throws a diagnostic if an option is wrong or
  /// missing.
  package func lowered(_ options: inout FormatOptions) throws(Diagnostic) -> Format {
    try lower(&options)
  }

  package var optionNames: [String]? { options?.map(\.name) }

  /// Whether the format accepts values of a type; true if the type is `nil`, that is, unknown.
  package func accepts(_ type: ValueType?, in service: ServiceModel) -> Bool {
    type.map { takes.include($0, in: service) } ?? true
  }

  /// A description of the accepted values, for messages.
  package var wanted: String { takes.wanted }

  package static func named(_ name: String) -> Self? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// All formats, in the order of the reference.
  package static let all: [Self] = [
    .plain, .number, .compact, .currency, .percent, .bytes, .ordinal, .measurement, .temperature,
    .date, .time, .dayOffset, .relative, .interval, .duration, .uppercase, .lowercase, .capitalize,
    .sentence, .list, .truncate, .excerpt, .highlight, .initials, .mask, .html, .markdown, .url,
    .regionName, .regionFlag, .languageName, .currencyName, .plural, .map,
  ]
}

extension FormatDefinition: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kinds of values that a format accepts.
package enum FormattedValues {
  case numbers, integers, strings, listsOfStrings, urls, dates, times, durations, choices

  fileprivate var wanted: String {
    switch self {
    case .numbers: "a number"
    case .integers: "an Int"
    case .strings: "a String"
    case .listsOfStrings: "a [String], such as 'items.map($0.name)'"
    case .urls: "a URL or a String"
    case .dates: "a date"
    case .times: "a date, a number or a String such as '09:30'"
    case .durations: "a number, a duration or an ISO 8601 String"
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
    case .dates: type.isDateLike
    case .times: type.isDateLike || type.isNumeric || type == .string
    case .durations: [.integer, .number, .duration, .string].contains(type)
    case .choices: type == .boolean || type == .string || service.enumeration(type) != nil
    }
  }
}

/// Formats with a text for each value. The checker creates their styles, because their texts can use the screen's other formats.
extension FormatDefinition {
  package static let plural = Self(
    "plural",
    takes: .numbers,
    "A text for each plural category of the spec's `language` (`zero`, `one`, `two`, `few`, `many` and the required `other`) and for exact values (`\"=0\"`). The category is that of the number as the text for `other` shows it, in a text with several numbers, such as \"1 hr, 30 min\", that of the first one. The rules are those of CLDR and part of the generated code.",
    options: nil,
    lower: textsByValue
  )

  package static let map = Self(
    "map",
    takes: .choices,
    "A text for each value of an enumeration or Boolean, written as in the JSON, or for some values of a string. Every value in the schema needs a text; `unknown`, next to `map`, is the text for all other values.",
    options: nil,
    lower: textsByValue
  )

  private static let textsByValue: Lowering = { (_) throws(Diagnostic) in .verbatim }
}

/// The type of a value: a service property, an expression or a field of a view model.
package enum ValueType: Hashable, Sendable {
  case string
  /// A text with marks: an `AttributedString`. Only fields have it. Its value is its text in Markdown.
  case styledText
  case integer
  case number
  /// `Decimal`, which keeps all digits of the JSON.
  case decimal
  case boolean
  /// An instant: a `Date`, decoded from RFC 3339.
  case date
  /// A calendar day: a `Date` at midnight UTC, always shown in UTC.
  case day
  /// A date and time without a time zone: a `Date` with the same reading in UTC, always shown in UTC.
  case localDateTime
  /// A length of time: `TimeInterval`, in seconds.
  case duration
  case url
  case uuid
  /// A declaration of the service model.
  case named(String)
  /// Any JSON value: `JSONValue`.
  case json
  /// An object whose keys are data: `[String: Price]`.
  indirect case dictionary(ValueType)
  /// One of the spec's `models`, by its name in the spec.
  case viewModel(String)
  indirect case list(ValueType)
  /// An optional. It is never nested in another optional.
  indirect case optional(ValueType)

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Bytes, such as those of a picture, which a screen only hands through to the service. No schema declares the type.
  package static let data = ValueType.named("Data")

  package var isList: Bool {
    if case .list = self { true } else { false }
  }

  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// The type inside all lists, dictionaries and optionals.
  package var innermost: ValueType {
    switch self {
    case .list(let inner), .dictionary(let inner), .optional(let inner): inner.innermost
    default: self
    }
  }

  /// The name of the declared type that this type is, or that its lists, dictionaries and optionals contain; `nil` if there is
  /// none.
  package var declaredName: String? {
    if case .named(let name) = innermost { name } else { nil }
  }

  /// The type as an optional; the type itself if it already is one.
  package var asOptional: ValueType { isOptional ? self : .optional(self) }

  package var isNumeric: Bool { self == .integer || self == .number }

  /// Whether values of the type can be added up.
  package var isSummable: Bool { isNumeric || self == .decimal || self == .duration }

  package var isOrdered: Bool {
    switch self {
    case .string, .integer, .number, .decimal, .date, .day, .localDateTime, .duration: true
    default: false
    }
  }

  /// Whether values of the type are represented by `Date`, so that durations can be added to them.
  package var isDateLike: Bool { self == .date || hasNoZone }

  /// Whether the type is a date that is the same in every time zone.
  package var hasNoZone: Bool { self == .day || self == .localDateTime }
}

extension ValueType {
  /// The model of a screen that loads nothing. No schema can have a type of this name.
  package static let nothing = ValueType.named("Void")
}

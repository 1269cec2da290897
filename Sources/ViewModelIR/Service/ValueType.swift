/// The type of a value: of a service property, an expression or a display field.
package enum ValueType: Hashable, Sendable {
  case string
  case integer
  case number
  /// `Decimal`: all digits that the JSON has.
  case decimal
  case boolean
  /// An instant: `Date`, from RFC 3339.
  case date
  /// A calendar day: `Date` at midnight UTC, always shown at UTC.
  case day
  /// What a clock showed somewhere: `Date` with its reading at UTC, always shown at UTC.
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
  /// Never an optional of an optional.
  indirect case optional(ValueType)

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  package var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// What is inside all lists, dictionaries and optionals.
  package var innermost: ValueType {
    switch self {
    case .list(let inner), .dictionary(let inner), .optional(let inner): inner.innermost
    default: self
    }
  }

  /// The declaration that it is, or that its values are made of.
  package var declaredName: String? {
    if case .named(let name) = innermost { name } else { nil }
  }

  /// The type made optional, once.
  package var asOptional: ValueType { isOptional ? self : .optional(self) }

  package var isNumeric: Bool { self == .integer || self == .number }

  /// What can be added up.
  package var isSummable: Bool { isNumeric || self == .decimal || self == .duration }

  package var isOrdered: Bool {
    switch self {
    case .string, .integer, .number, .decimal, .date, .day, .localDateTime, .duration: true
    default: false
    }
  }

  /// Whether it is a `Date` of some kind: what durations are added to.
  package var isMoment: Bool { self == .date || hasNoZone }

  /// Whether it is a `Date` that reads the same in every time zone.
  package var hasNoZone: Bool { self == .day || self == .localDateTime }
}

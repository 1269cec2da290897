import DocumentReader

/// The JSON representation of a value, for schemas that do not specify it. The raw values are the names in specs and in the OpenAPI
/// format registry.
package enum WireFormat: String, CaseIterable {
  case date, decimal, duration, string, unixtime, uri, uuid
  case dateTime = "date-time"
  case dateTimeLocal = "date-time-local"
  case unixtimeMilliseconds = "unixtime-milliseconds"

  /// The type and coding for a property that has the given type and coding in the schema; `nil` if that type cannot have this format.
  package func meaning(for schemaType: ValueType, _ coding: ServiceModel.Coding?) -> (
    type: ValueType, coding: ServiceModel.Coding?
  )? {
    if coding == .numberOrText { return self == .decimal ? (.decimal, coding) : nil }
    let isWhole = schemaType == .integer
    switch (self, schemaType) {
    case (.dateTime, .string): return (.date, nil)
    case (.date, .string): return (.day, nil)
    // Many schemas specify 'date-time' although the service omits the offset.
    case (.dateTimeLocal, .string), (.dateTimeLocal, .date): return (.localDateTime, nil)
    case (.decimal, .string): return (.decimal, .decimalText)
    case (.duration, .string): return (.duration, .iso8601Duration)
    case (.uri, .string): return (.url, nil)
    case (.uuid, .string): return (.uuid, nil)
    case (.string, .date), (.string, .day), (.string, .localDateTime), (.string, .url),
      (.string, .uuid):
      return (.string, nil)
    case (.decimal, .integer), (.decimal, .number): return (.decimal, nil)
    case (.unixtime, .integer), (.unixtime, .number):
      return (.date, .unixTime(inMilliseconds: false, isWhole: isWhole))
    case (.unixtimeMilliseconds, .integer), (.unixtimeMilliseconds, .number):
      return (.date, .unixTime(inMilliseconds: true, isWhole: isWhole))
    default: return nil
    }
  }
}

/// The keys of a property or a union under `service.types`.
package enum WireFormKey: String, MappingKey {
  case lossy, format, order

  package static let ofProperties: [WireFormKey] = [.lossy, .format]
  package static let mapping = "a property"
  package static let choices = [
    KeyChoice([WireFormKey](), allowed: ofProperties),
    KeyChoice([WireFormKey.order], allowed: [WireFormKey.order]),
  ]

  package var definition: KeyDefinition {
    switch self {
    case .lossy:
      .init(
        .bool,
        "if `true`, elements of an array that cannot be decoded are skipped and counted, and any other value that cannot be decoded is `nil`"
      )
    case .format:
      .init(
        .word(of: WireFormat.self),
        "the wire format of the property's values or, for a list, of its elements"
      )
    case .order:
      .init(
        .filled(.list(.text)),
        "for a [union](#unions) without a discriminator: the types to try first, in this order"
      )
    }
  }
}

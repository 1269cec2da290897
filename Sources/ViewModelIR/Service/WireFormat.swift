import DocumentReader

/// A value's form in the JSON that its schema left out, by the name that specs and the OpenAPI format registry have for it.
package enum WireFormat: String, CaseIterable {
  case date, decimal, duration, string, unixtime, uri, uuid
  case dateTime = "date-time"
  case dateTimeLocal = "date-time-local"
  case unixtimeMilliseconds = "unixtime-milliseconds"

  /// The type and its coding where the schema says a type; nil where that cannot have the form.
  package func meaning(for schemaType: ValueType) -> (
    type: ValueType, coding: ServiceModel.Coding?
  )? {
    let isWhole = schemaType == .integer
    switch (self, schemaType) {
    case (.dateTime, .string): return (.date, nil)
    case (.date, .string): return (.day, nil)
    // Many a schema says 'date-time' where the service leaves the offset out.
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

/// The keys of a property under `service.types`.
package enum WireFormKey: String, MappingKey {
  case lossy, format

  package static let mapping = "a property"

  package var definition: KeyDefinition {
    switch self {
    case .lossy: .init(.bool, "`true`: elements that cannot be read are skipped and counted")
    case .format: .init(.word(of: WireFormat.self), "the wire format of what is inside")
    }
  }
}

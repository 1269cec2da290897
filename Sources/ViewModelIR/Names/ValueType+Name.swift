extension ValueType {
  /// The name of the type in specs and messages: `[Photo]?`.
  package var specName: String { name { $0 } }

  /// Returns the name of the type, with a function for the names of declared types.
  package func name(_ spelling: (String) -> String) -> String {
    switch self {
    case .string: "String"
    case .styledText: "AttributedString"
    case .integer: "Int"
    case .number: "Double"
    case .decimal: "Decimal"
    case .duration: "TimeInterval"
    case .boolean: "Bool"
    case .date, .day, .localDateTime: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .named(let name), .viewModel(let name): spelling(name)
    case .json: "JSONValue"
    case .list(let element): "[\(element.name(spelling))]"
    case .dictionary(let value): "[String: \(value.name(spelling))]"
    case .optional(let wrapped): "\(wrapped.name(spelling))?"
    }
  }
}

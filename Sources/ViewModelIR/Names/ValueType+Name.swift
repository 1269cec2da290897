extension ValueType {
  /// The name of the type in specs and messages: `[Photo]?`.
  package var specName: String {
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
    case .named(let name), .viewModel(let name): name
    case .json: "JSONValue"
    case .list(let element): "[\(element.specName)]"
    case .dictionary(let value): "[String: \(value.specName)]"
    case .optional(let wrapped): "\(wrapped.specName)?"
    }
  }
}

import ViewModelIR

extension ValueType {
  /// As Swift writes it: `[Photo]?`.
  package var swiftName: String {
    switch self {
    case .string: "String"
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
    case .list(let element): "[\(element.swiftName)]"
    case .dictionary(let value): "[String: \(value.swiftName)]"
    case .optional(let wrapped): "\(wrapped.swiftName)?"
    }
  }
}

import ViewModelIR

/// A type, and the JSON form of its innermost values.
struct CodedType {
  let type: ValueType
  /// The type that codes the values; `nil` if every decoder can decode them as they are.
  let coding: WireCoding?

  init(_ type: ValueType, _ coding: ServiceModel.Coding?) {
    self.type = type
    self.coding = WireCoding(type, coding)
  }

  private init(_ type: ValueType, wire: WireCoding?) {
    self.type = type
    coding = wire
  }

  var unwrapped: CodedType { CodedType(type.unwrapped, wire: coding) }

  /// The type to decode: `[String: [DateCoding]]`.
  var wireType: String { wireType(of: type) }

  private func wireType(of type: ValueType) -> String {
    guard let coding else { return type.swiftName }
    return switch type {
    case .list(let element): "[\(wireType(of: element))]"
    case .dictionary(let value): "[String: \(wireType(of: value))]"
    case .optional(let wrapped): "\(wireType(of: wrapped))?"
    default: coding.rawValue
    }
  }

  /// The type to decode for the elements of a list.
  var elementWireType: String {
    if case .list(let element) = type { wireType(of: element) } else { wireType }
  }

  /// The code after the decoded value that converts it to the type: `?.map(\.value)`.
  var valueSuffix: String { coding == nil ? "" : valueSuffix(of: type) }

  private func valueSuffix(of type: ValueType) -> String {
    switch type {
    case .optional(let wrapped): "?" + valueSuffix(of: wrapped)
    case .list(let element): map("map", valueSuffix(of: element))
    case .dictionary(let value): map("mapValues", valueSuffix(of: value))
    default: ".value"
    }
  }

  private func map(_ method: String, _ inner: String) -> String {
    inner == ".value" ? ".\(method)(\\.value)" : ".\(method) { $0\(inner) }"
  }

  /// Returns the value to encode: `DateCoding(createdAt)`, `createdAt?.map(DateCoding.init)`.
  func wireValue(_ source: String) -> Code {
    guard let coding else { return .text(source) }
    return type.isCollection || type.isOptional
      ? wireValue(source, type, coding) : .text("\(coding.rawValue)(\(source))")
  }

  /// Returns the value to encode for a list, dictionary or optional.
  private func wireValue(_ source: String, _ type: ValueType, _ coding: WireCoding) -> Code {
    let inner: ValueType
    let method: String
    switch type {
    case .optional(let wrapped):
      if wrapped.isCollection { return wireValue(source + "?", wrapped, coding) }
      (inner, method) = (wrapped, "map")
    case .list(let element): (inner, method) = (element, "map")
    case .dictionary(let value): (inner, method) = (value, "mapValues")
    default: return .text(source)
    }
    return inner.isCollection || inner.isOptional
      ? .sequence([.text("\(source).\(method) "), .closure([wireValue("$0", inner, coding)])])
      : .text("\(source).\(method)(\(coding.rawValue).init)")
  }
}

extension ValueType {
  fileprivate var isCollection: Bool {
    switch self {
    case .list, .dictionary: true
    default: false
    }
  }
}

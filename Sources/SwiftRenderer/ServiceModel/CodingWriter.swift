import SpecCompiler

/// The statements of `init(from:)` and `encode(to:)`, for structs with dates: a plain `JSONDecoder()` must do.
struct CodingWriter {
  private let properties: [ServiceModel.Property]

  init(_ properties: [ServiceModel.Property]) {
    self.properties = properties
  }

  var context: [String: TemplateValue] {
    [
      "decoding": lines(properties.flatMap(decoding)),
      "encoding": lines(properties.flatMap(encoding)),
    ]
  }

  /// `createdAt = try container.decode(DateCoding.self, forKey: .createdAt).value`
  private func decoding(_ property: ServiceModel.Property) -> [String] {
    let name = swiftIdentifier(property.name)
    let target = locals.contains(property.name) ? "self.\(swiftMember(property.name))" : name
    let method = property.type.isOptional ? "decodeIfPresent" : "decode"
    let type = wireType(property.type.unwrapped)
    let suffix = property.type.isCodedByHand ? valueSuffix(property.type) : ""
    return call(
      "\(target) = try container.\(method)",
      ["\(type).self", "forKey: .\(swiftMember(property.name))"],
      suffix
    )
  }

  /// `try container.encode(DateCoding(createdAt), forKey: .createdAt)`
  private func encoding(_ property: ServiceModel.Property) -> [String] {
    let name = swiftIdentifier(property.name)
    let source = locals.contains(property.name) ? "self.\(swiftMember(property.name))" : name
    let method = property.type.isOptional ? "encodeIfPresent" : "encode"
    var value = source
    switch property.type {
    case .date: value = "DateCoding(\(source))"
    case .day: value = "DayCoding(\(source))"
    default: if property.type.isCodedByHand { value += codingSuffix(property.type) }
    }
    return call("try container.\(method)", [value, "forKey: .\(swiftMember(property.name))"], "")
  }

  /// Names that are something else inside the two functions.
  private let locals: Set<String> = ["container", "decoder", "encoder"]

  private func call(_ head: String, _ arguments: [String], _ suffix: String) -> [String] {
    let flat = "\(head)(\(arguments.joined(separator: ", ")))\(suffix)"
    if 4 + flat.utf8.count <= lineWidth { return [flat] }
    return ["\(head)("] + arguments.dropLast().map { "  \($0)," }
      + arguments.suffix(1).map { "  \($0)" }
      + [")\(suffix)"]
  }

  /// As JSON has it: `[DateCoding]`.
  private func wireType(_ type: ValueType) -> String {
    switch type {
    case .date: "DateCoding"
    case .day: "DayCoding"
    case .list(let element): "[\(wireType(element))]"
    case .optional(let wrapped): "\(wireType(wrapped))?"
    default: type.swiftName
    }
  }

  /// From the wire's value to the property's: `?.map(\.value)`.
  private func valueSuffix(_ type: ValueType) -> String {
    switch type {
    case .optional(let wrapped): return "?" + valueSuffix(wrapped)
    case .list(let element):
      let inner = valueSuffix(element)
      return inner == ".value" ? ".map(\\.value)" : ".map { $0\(inner) }"
    default: return ".value"
    }
  }

  /// From the property's value to the wire's: `?.map(DateCoding.init)`; lists and optionals alone have one.
  private func codingSuffix(_ type: ValueType) -> String {
    switch type {
    case .optional(.date), .list(.date): ".map(DateCoding.init)"
    case .optional(.day), .list(.day): ".map(DayCoding.init)"
    case .optional(let wrapped): "?" + codingSuffix(wrapped)
    case .list(let element): ".map { $0\(codingSuffix(element)) }"
    default: ""
    }
  }
}

extension ValueType {
  /// Whether the type has dates in it, which no decoder reads without being told how.
  var isCodedByHand: Bool {
    switch self {
    case .date, .day: true
    case .list(let inner), .optional(let inner): inner.isCodedByHand
    case .string, .integer, .number, .boolean, .url, .uuid, .named, .viewModel: false
    }
  }
}

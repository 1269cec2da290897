import SpecCompiler

/// The statements of `init(from:)` and `encode(to:)`, for structs with dates and the like: a plain `JSONDecoder()` must do.
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
    let coding = WireCoding(property)
    let type = wireType(property.type.unwrapped, coding)
    let suffix = coding == nil ? "" : valueSuffix(property.type)
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
    let value = WireCoding(property).map { wireValue(source, property.type, $0) } ?? source
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
  private func wireType(_ type: ValueType, _ coding: WireCoding?) -> String {
    switch type {
    case .list(let element): "[\(wireType(element, coding))]"
    case .optional(let wrapped): "\(wireType(wrapped, coding))?"
    default: coding?.rawValue ?? type.swiftName
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

  /// The property's value as the wire's: `DateCoding(createdAt)`, `createdAt?.map(DateCoding.init)`.
  private func wireValue(_ source: String, _ type: ValueType, _ coding: WireCoding) -> String {
    switch type {
    case .list, .optional: source + codingSuffix(type, coding)
    default: "\(coding.rawValue)(\(source))"
    }
  }

  /// What lists and optionals do with their values.
  private func codingSuffix(_ type: ValueType, _ coding: WireCoding) -> String {
    switch type {
    case .optional(let inner), .list(let inner):
      switch (type, inner) {
      case (.optional, .list): "?" + codingSuffix(inner, coding)
      case (_, .list), (_, .optional): ".map { $0\(codingSuffix(inner, coding)) }"
      default: ".map(\(coding.rawValue).init)"
      }
    default: ""
    }
  }
}

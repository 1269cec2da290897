import OutputInterface
import ViewModelIR

/// Writes the common parts of structs for objects and arrays: the properties, the property for undeclared content and the memberwise
/// initializer.
struct StructWriter {
  let prefix: String
  let properties: [ServiceModel.Property]
  let others: ServiceModel.Others
  /// The type and the doc comment of the property for undeclared content.
  let othersType: (ValueType) -> ValueType
  let othersDoc: String
  /// The names of the properties that presenters set.
  var changed: Set<String> = []

  /// Whether the memberwise initializer must be written, because it is for other modules or has to box values.
  var hasInit: Bool { !prefix.isEmpty || properties.contains { $0.isBoxed } }

  var isEmpty: Bool { properties.isEmpty && kept == nil }

  private var kept: (name: String, type: ValueType)? {
    if case .kept(let name, let type, _) = others { (name, othersType(type)) } else { nil }
  }

  func context(codingKeys: [String]) -> TemplateValue.Members {
    [
      "properties": .list(properties.flatMap(property) + keptProperty),
      "init": lines(hasInit ? memberwiseInit : []),
      "codingKeys": lines(codingKeys),
    ]
  }

  private func property(_ property: ServiceModel.Property) -> [TemplateValue] {
    let type = property.type.swiftName
    let name = swiftIdentifier(property.name)
    let isChanged = changed.contains(property.name)
    var code = joined("\(prefix)\(isChanged ? "var" : "let") \(name):", type, indent: 2)
    if property.isBoxed, isChanged {
      code = changedBox(property, "\(prefix)var \(name): \(type) {")
    } else if property.isBoxed {
      let value = "\(property.storedName)\(property.type.isOptional ? "?" : "").value"
      let head = "\(prefix)var \(name): \(type) {"
      let flat = "\(head) \(value) }"
      code =
        (2 + flat.count <= lineWidth ? [flat] : [head, "  \(value)", "}"])
        + joined("private let \(property.storedName):", property.boxType, indent: 2)
    }
    let doc = docLines(property.doc, width: lineWidth - 2)
    let needs: Set<Need> = property.isBoxed ? [.helper("Indirect")] : []
    return [["doc": lines(doc), "lines": lines(Lines(code, needs: needs))]]
      + (property.skippedCount.map { [skippedProperty($0, of: property)] } ?? [])
  }

  private func changedBox(_ property: ServiceModel.Property, _ head: String) -> [String] {
    let mark = property.type.isOptional ? "?" : ""
    let box = property.type.isOptional ? "newValue.map(Indirect.init)" : "Indirect(newValue)"
    return [
      head, "  get { \(property.storedName)\(mark).value }",
      "  set { \(property.storedName) = \(box) }",
      "}",
    ] + joined("private var \(property.storedName):", property.boxType, indent: 2)
  }

  private func skippedProperty(_ name: String, of property: ServiceModel.Property) -> TemplateValue
  {
    let doc = "The number of elements of `\(property.name)` that could not be decoded."
    return [
      "doc": lines(docLines(doc, width: lineWidth - 2)),
      "lines": lines(["\(prefix)var \(swiftIdentifier(name)) = 0"]),
    ]
  }

  private var keptProperty: [TemplateValue] {
    guard let kept else { return [] }
    let code = Code.assignment(
      "\(prefix)var \(swiftIdentifier(kept.name)): \(kept.type.swiftName)",
      .text(kept.type.emptyLiteral)
    )
    return [["doc": lines(["/// \(othersDoc)"]), "lines": lines(code.outdentedLines(indent: 2))]]
  }

  private var memberwiseInit: [String] {
    var parameters = properties.flatMap { property in
      ["\(swiftParameter(property.name)): \(property.type.swiftName)"]
        + (property.skippedCount.map { ["\(swiftParameter($0)): Int = 0"] } ?? [])
    }
    var body = properties.flatMap(assignment)
    if let kept {
      let name = swiftParameter(kept.name)
      parameters.append("\(name): \(kept.type.swiftName) = \(kept.type.emptyLiteral)")
      body.append("self.\(swiftMember(kept.name)) = \(swiftIdentifier(kept.name))")
    }
    if body.isEmpty { return ["\(prefix)init() {}"] }
    let flat = "\(prefix)init(\(parameters.joined(separator: ", "))) {"
    let head =
      flat.utf8.count + 2 <= lineWidth
      ? [flat]
      : ["\(prefix)init("] + parameters.dropLast().map { "  \($0)," }
        + parameters.suffix(1).map { "  \($0)" } + [") {"]
    return head + body.map { "  " + $0 } + ["}"]
  }

  private func assignment(_ property: ServiceModel.Property) -> [String] {
    let name = swiftIdentifier(property.name)
    guard property.isBoxed else {
      return assignment(property.name) + (property.skippedCount.map(assignment) ?? [])
    }
    let value = property.type.isOptional ? "\(name).map(Indirect.init)" : "Indirect(\(name))"
    return joined("\(property.storedName) =", value, indent: 4)
  }

  private func assignment(_ name: String) -> [String] {
    joined("self.\(swiftMember(name)) =", swiftIdentifier(name), indent: 4)
  }
}

extension ServiceModel.Property {
  /// The name of the stored property, which is the one that is coded: `_next` for a boxed value.
  var storedName: String { isBoxed ? "_\(name)" : name }

  /// `Indirect<Node>?`
  var boxType: String { "Indirect<\(type.unwrapped.swiftName)>\(type.isOptional ? "?" : "")" }

  var coded: CodedType { CodedType(type, coding) }

  /// The type to decode, without the question mark of a member that can be absent.
  var wireType: String {
    if isBoxed { return "Indirect<\(type.unwrapped.swiftName)>\(mayBeNull ? "?" : "")" }
    return mayBeNull ? coded.wireType : coded.unwrapped.wireType
  }

  /// Whether the member is required but can be null.
  var mayBeNull: Bool { isRequired && type.isOptional }

  var isCoded: Bool { coded.coding != nil }

  /// The functions that convert the text of a member to its type (`nil` if it is invalid) and back; `nil` if the type's own coding is used.
  var tolerantCoding: (read: Code, write: Code?)? {
    guard toleratesOtherTexts else { return nil }
    return switch type.unwrapped {
    case .date: ("\(rfc3339).date(from:)", "\(rfc3339).string(from:)")
    case .day: ("\(rfc3339).day(from:)", "\(rfc3339).dayString(from:)")
    case .localDateTime:
      (
        "\(rfc3339).\(helper: "localDateTime")(from:)",
        "\(rfc3339).\(helper: "localDateTimeString")(from:)"
      )
    case .url: ("URL.init(string:)", nil)
    case .uuid: ("UUID.init(uuidString:)", nil)
    default: nil
    }
  }

  /// The property's name in the coding functions, with `self.` if a local variable has the same name.
  var reference: String { selfReference(storedName) }
}

private let rfc3339: Code = "\(helper: "RFC3339")"

func selfReference(_ name: String, excluding locals: Set<String> = []) -> String {
  switch name {
  case "container", "decoder", "encoder", "missing": "self.\(name)"
  case _ where locals.contains(name): "self.\(name)"
  default: swiftIdentifier(name)
  }
}

extension ValueType {
  fileprivate var emptyLiteral: String {
    if case .dictionary = self { "[:]" } else { "[]" }
  }
}

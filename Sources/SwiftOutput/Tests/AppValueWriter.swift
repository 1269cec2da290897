import DocumentReader
import OutputInterface
import ViewModelIR

/// Writes values of types that the app declares, with their initializers.
struct AppValueWriter {
  let tests: TestWriter

  private var service: ServiceModel { tests.screen.service }

  /// `Order(id: 7, lines: [Order.Line(name: "Mug")])`
  func value(
    _ node: Node,
    of type: ValueType,
    from foreign: ServiceModel.ForeignType = .same
  ) -> Code {
    if node.isNull, type.isOptional { return "nil" }
    switch type.unwrapped {
    case .named(let name): return declared(node, name)
    case .list(let element):
      let elements = node.elements ?? []
      return .array(elements.map { value($0, of: element, from: foreign.element) })
    case .dictionary(let value):
      let members = node.members ?? []
      return .dictionary(
        members.map { ($0.key, self.value($0.value, of: value, from: foreign.element)) }
      )
    case .duration where foreign.unwrapped == .duration:
      return .call(".seconds", [tests.argument(node, of: type)])
    default: return tests.argument(node, of: type)
    }
  }

  private func declared(_ node: Node, _ name: String) -> Code {
    switch service[name]?.kind {
    case .alias(let type): value(node, of: type)
    case .record(let record): made(node, name, record)
    case .union(let union): unionCase(node, name, union)
    case .enumeration, .tuple: tests.argument(node, of: .named(name))
    // The model of a screen that loads nothing is never written.
    case nil: "()"
    }
  }

  private func made(_ node: Node, _ name: String, _ record: ServiceModel.Record) -> Code {
    // In an expression, Swift takes a nested type of these names for a metatype.
    let isMetatype = name.hasSuffix(".Type") || name.hasSuffix(".Protocol")
    let type = isMetatype ? ".init" : swiftTypeName(name)
    let members = Dictionary(
      (node.members ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    func value(_ property: String) -> Code? {
      guard let found = record.properties.first(where: { $0.name == property }) else { return nil }
      return members[property].map {
        self.value($0, of: found.type, from: found.conversion?.from ?? .same)
      }
    }
    switch record.construction {
    case .arguments(let arguments):
      return .call(
        type,
        arguments.compactMap { argument in
          let given = value(argument.property) ?? (argument.isOptional ? nil : "nil")
          return given.map { .argument(swiftLabel(argument.property), $0) }
        }
      )
    case .setting:
      let changes = record.properties.compactMap { property -> Code? in
        if !property.origin.isInData { return nil }
        return value(property.name).map { .assignment("$0.\(swiftMember(property.name))", $0) }
      }
      if changes.isEmpty { return .call(type, []) }
      let call = Code.call("Self.\(testHelper: "changed")", [.call(type, [])])
      let change = Code.sequence([call, " ", .closure(changes)])
      return changes.contains(where: \.mayThrow) ? .trying(change) : change
    case .decoding, .impossible:
      return decoded(swiftTypeName(name), .string(SwiftString(jsonText(node, width: .max))))
    }
  }

  func decoded(_ type: String, _ json: Code) -> Code {
    .trying(
      .call(
        "Self.\(testHelper: "decodedValue")",
        ["\(type).self", .argument("from", json)]
      )
    )
  }

  private func unionCase(_ node: Node, _ type: String, _ union: ServiceModel.Union) -> Code {
    if let name = node.string { return .text(swiftCase(name, of: type)) }
    guard let member = node.members?.first,
      let found = union.cases.first(where: { $0.name == member.key })
    else { return "nil" }
    return .call(".\(swiftMember(found.name))", [value(member.value, of: found.type)])
  }
}

extension TestWriter {
  /// Returns the constant with the JSON of an example, or the function that makes its data.
  func fixture(_ name: String, _ data: Node) -> Declaration {
    guard screen.makesData else {
      let json = Code.assignment("static let \(name)", .lines(jsonLiteral(data)))
      return Declaration(head: json)
    }
    let root = screen.service.root
    let writer = AppValueWriter(tests: self)
    return Declaration(
      head: "static func \(name)() throws -> \(screen.code(root))",
      body: screen.decodesData
        ? [
          .assignment("let json", .lines(jsonLiteral(data))),
          .sequence(["return ", writer.decoded(root.swiftName, "json")]),
        ]
        : [writer.value(data, of: root)],
      mayBeShort: false
    )
  }
}

extension Screen {
  /// Whether functions make the data of examples, because the app declares the types.
  var makesData: Bool { service.app != nil }

  /// The modules that declare the types of the examples' data and of the values that the examples show.
  var modulesOfData: Set<String> {
    makesData ? importedModules : Set(otherModules.map(\.name))
  }

  /// Whether these functions decode the data from JSON.
  fileprivate var decodesData: Bool {
    guard case .named(let name) = service.root, case .record(let record)? = service[name]?.kind
    else { return false }
    return record.construction == .decoding
  }
}

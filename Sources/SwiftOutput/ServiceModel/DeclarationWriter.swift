import OutputInterface
import ViewModelIR

/// Writes the lines of a declaration, which the template assembles.
struct DeclarationWriter: Sendable {
  /// The access modifier: `public `, or empty for internal.
  let prefix: String
  private let kindByName: [String: ServiceModel.Declaration.Kind]
  /// The types that unions without a discriminator try to decode.
  private let tried: Set<String>
  private let needs: TypeNeeds

  init(_ declarations: [ServiceModel.Declaration], access: Access, needs: TypeNeeds) {
    self.needs = needs
    prefix = access.prefix
    kindByName = Dictionary(
      declarations.map { ($0.name, $0.kind) },
      uniquingKeysWith: { first, _ in first }
    )
    tried = Set(declarations.flatMap(\.triedTypes))
  }

  func context(_ declaration: ServiceModel.Declaration) -> TemplateValue {
    var context: TemplateValue.Members = [
      "access": .text(prefix),
      "name": .text(swiftIdentifier(declaration.name)),
      "doc": lines(docLines(declaration.doc, width: lineWidth)),
      "struct": false,
      "coding": false,
      "enumeration": false,
      "union": false,
    ]
    let codable = serviceProtocols(isHashed: needs.compared.contains(declaration.name))
    switch declaration.kind {
    case .record(let record):
      let isTried = tried.contains(declaration.name)
      let writer = RecordWriter(
        record,
        of: declaration,
        prefix: prefix,
        changed: needs.changed[declaration.name] ?? [],
        isReadLast: { type in isTried && isDeep(type) }
      )
      context["head"] = head("struct", declaration.name, codable, isEmpty: writer.isEmpty)
      context["struct"] = writer.isEmpty ? false : .object(writer.context)
      context["coding"] = writer.coding ?? false
    case .tuple(let tuple):
      let writer = TupleWriter(tuple, isRecursive: declaration.isRecursive, prefix: prefix)
      context["head"] = head("struct", declaration.name, codable, isEmpty: writer.isEmpty)
      context["struct"] = writer.isEmpty ? false : .object(writer.context)
      context["coding"] = writer.coding
    case .enumeration(let enumeration):
      let writer = EnumerationWriter(enumeration)
      context["head"] = head("enum", declaration.name, writer.protocols)
      context["enumeration"] = writer.context
    case .union(let union):
      let keyword = union.isIndirect ? "indirect enum" : "enum"
      context["head"] = head(keyword, declaration.name, codable)
      context["union"] =
        UnionWriter(
          union: union,
          name: declaration.name,
          prefix: prefix,
          isRecursive: declaration.isRecursive,
          mayNestDeeply: declaration.mayNestDeeply,
          needsTag: needsTag(of: union)
        ).context
    case .alias(let type):
      let name = "\(prefix)typealias \(swiftIdentifier(declaration.name)) ="
      context["head"] = lines(joined(name, type.swiftName, indent: 0))
    }
    return .object(context)
  }

  private func head(
    _ keyword: String,
    _ name: String,
    _ protocols: String,
    isEmpty: Bool = false
  ) -> TemplateValue {
    let start = "\(prefix)nonisolated \(keyword) \(swiftIdentifier(name)):"
    let flat = "\(start) \(protocols) {\(isEmpty ? "}" : "")"
    return lines(
      flat.utf8.count <= lineWidth ? [flat] : [start, "  \(protocols)", isEmpty ? "{}" : "{"]
    )
  }

  private func serviceProtocols(isHashed: Bool) -> String {
    isHashed ? "Codable, Hashable, Sendable" : "Codable, Sendable"
  }

  /// Whether a value of the type can contain a union.
  private func isDeep(_ type: ValueType) -> Bool {
    guard let name = type.declaredName else { return false }
    if case .enumeration = kindByName[name] { return false }
    return true
  }

  /// Returns whether the value of a case does not encode the discriminator itself.
  private func needsTag(of union: ServiceModel.Union) -> (ServiceModel.Union.Case) -> Bool {
    { unionCase in
      guard case .named(let name) = unionCase.type, case .record(let record) = kindByName[name]
      else { return false }
      return !record.properties.contains { $0.key == union.discriminator }
    }
  }
}

extension ServiceModel.Declaration {
  fileprivate var triedTypes: [String] {
    guard case .union(let union) = kind, union.discriminator == nil else { return [] }
    return union.cases.compactMap(\.type.declaredName)
  }
}

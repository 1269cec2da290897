import SpecCompiler

/// Lays a declaration out in the lines that the template puts together.
struct DeclarationWriter {
  /// `public `, or nothing for internal.
  let prefix: String

  init(access: Access) {
    prefix = access.prefix
  }

  func context(_ declaration: ServiceModel.Declaration, isFirst: Bool) -> TemplateValue {
    var context: [String: TemplateValue] = [
      "isFirst": .flag(isFirst),
      "access": .text(prefix),
      "name": .text(swiftIdentifier(declaration.name)),
      "doc": lines(docLines(declaration.doc, width: lineWidth)),
      "struct": false,
      "coding": false,
      "enumeration": false,
      "union": false,
    ]
    let codable = "Codable, Hashable, Sendable"
    switch declaration.kind {
    case .record(let record):
      let writer = RecordWriter(record, prefix: prefix)
      context["head"] = head("struct", declaration.name, codable, isEmpty: writer.isEmpty)
      context["struct"] = writer.isEmpty ? false : .object(writer.context)
      context["coding"] = writer.coding ?? false
    case .tuple(let tuple):
      let writer = TupleWriter(tuple, prefix: prefix)
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
      context["union"] = UnionWriter(union: union, name: declaration.name).context
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
}

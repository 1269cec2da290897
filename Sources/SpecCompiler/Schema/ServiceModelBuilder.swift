/// Turns the numbered types of the graph into named declarations.
struct ServiceModelBuilder {
  let graph: SchemaGraph
  let naming: SchemaNaming
  let names: [String]

  /// Every type that can be compiled, in the order of the files; `omitting` is a root that nobody named, and is left out unless
  /// another type uses it.
  func model(root: Int, keepsUnknown: Bool, omitting hidden: Int?) -> ServiceModel {
    let isSound = graph.soundness()
    let order = graph.entries.indices.filter { isSound[$0] }.sorted { left, right in
      place(left) < place(right)
    }
    var declarations = order.map { declaration($0, keepsUnknown: keepsUnknown) }
    if let hidden, !declarations.contains(where: { $0.uses(names[hidden]) }) {
      declarations.removeAll { $0.name == names[hidden] }
    }
    let type: ValueType =
      switch graph.entries[root].kind {
      case .alias(let shape): valueType(shape)
      case .record, .enumeration: .named(names[root])
      }
    return ServiceModel(root: type, declarations: declarations)
  }

  private func place(_ index: Int) -> (Int, Int, Int, Int) {
    let entry = graph.entries[index]
    return (entry.file, entry.location.line, entry.location.column, index)
  }

  private func declaration(_ index: Int, keepsUnknown: Bool) -> ServiceModel.Declaration {
    let entry = graph.entries[index]
    let kind: ServiceModel.Declaration.Kind =
      switch entry.kind {
      case .record(let members):
        .record(ServiceModel.Record(properties: properties(members, in: names[index])))
      case .enumeration(let rawValues):
        .enumeration(
          ServiceModel.Enumeration(
            cases: zip(naming.cases(of: rawValues, keepsUnknown: keepsUnknown), rawValues).map {
              ServiceModel.Enumeration.Case(name: $0, rawValue: $1)
            },
            keepsUnknown: keepsUnknown
          )
        )
      case .alias(let shape): .alias(valueType(shape))
      }
    return ServiceModel.Declaration(
      name: names[index],
      doc: entry.doc,
      kind: kind,
      location: entry.location
    )
  }

  private func properties(
    _ members: [SchemaGraph.Member],
    in typeName: String
  ) -> [ServiceModel.Property] {
    zip(members, naming.properties(of: members, in: typeName)).map { member, name in
      ServiceModel.Property(
        name: name,
        key: member.key,
        type: valueType(member.shape),
        maximum: member.maximum,
        doc: member.doc,
        location: member.location
      )
    }
  }

  private func valueType(_ shape: SchemaGraph.Shape) -> ValueType {
    switch shape {
    case .scalar(let type): type
    case .entry(let index): .named(names[index])
    case .list(let element): .list(valueType(element))
    case .optional(let wrapped): .optional(valueType(wrapped))
    // Only what can be compiled is built.
    case .failed: .string
    }
  }
}

extension ServiceModel.Declaration {
  /// Whether a property or an alias is of the type of that name.
  fileprivate func uses(_ name: String) -> Bool {
    switch kind {
    case .record(let record): record.properties.contains { $0.type.innermost == .named(name) }
    case .alias(let type): type.innermost == .named(name)
    case .tuple, .union, .enumeration: false
    }
  }
}

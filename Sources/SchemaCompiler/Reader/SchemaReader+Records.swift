import DocumentReader

extension SchemaReader {
  /// Returns the shape of an object: a record if its keys are known, else a dictionary.
  mutating func object(_ schema: FlatSchema, _ context: Context) -> Shape {
    var schema = schema
    do { schema.conditional = try conditionalParts(of: schema) } catch {
      return graph.failure(error)
    }
    let hasKeys =
      !schema.required.isEmpty || schema.parts.contains(where: hasProperties)
      || schema.conditional.contains(where: hasProperties)
    if hasKeys { return declareRecord(schema, context) }
    switch others(of: schema, context) {
    case .closed: return declareRecord(schema, context)
    case .open(let value):
      return value.isFailed ? value : .dictionary(value)
    }
  }

  func hasProperties(_ part: SchemaPart) -> Bool {
    part.node["properties"]?.members?.isEmpty == false
  }

  mutating func members(of schema: FlatSchema, _ context: Context) -> [SchemaGraph.Member] {
    let properties = properties(of: schema)
    warnOfRefused(properties, of: schema, context)
    var members = properties.compactMap { member($0, in: schema, context) }
    if !schema.conditional.isEmpty {
      let known = Set(properties.map(\.key))
      members += conditionalMembers(of: schema, excluding: known, context)
    }
    if schema.required.isEmpty { return members }
    let declared = Set(members.lazy.map(\.key))
    let undeclared = schema.required.keys.filter { !declared.contains($0) }
    return members + undeclared.map { undeclaredMember($0, of: schema, context) }
  }

  /// A key and the schemas that describe it.
  private struct Property {
    let key: String
    let location: Location
    var parts: [SchemaPart]
  }

  private func properties(of schema: FlatSchema) -> [Property] {
    let described = schema.parts.compactMap { part in
      part.node["properties"]?.members.map { (part, $0) }
    }
    var properties: [Property] = []
    var indexByKey: [String: Int] = [:]
    for (part, members) in described {
      for member in members {
        let schema = part.inside(member.value)
        // The keys of one part are unique.
        if described.count > 1 {
          if let index = indexByKey[member.key] {
            properties[index].parts.append(schema)
            continue
          }
          indexByKey[member.key] = properties.count
        }
        properties.append(Property(key: member.key, location: member.keyLocation, parts: [schema]))
      }
    }
    return properties
  }

  /// Warns about a property that another part of the schema does not allow, because it has no other properties than its own. The type has
  /// it nevertheless: the author meant that all parts together have no others.
  private mutating func warnOfRefused(
    _ properties: [Property],
    of schema: FlatSchema,
    _ context: Context
  ) {
    let entry = context.parent.map { graph.entries[$0] }
    let name = mention(graph.path(to: entry?.names.first ?? "", in: entry?.parent))
    for part in schema.parts where schema.parts.count > 1 {
      guard let node = part.node["additionalProperties"], node.bool == false,
        part.node["patternProperties"] == nil
      else { continue }
      let own = Set(part.node["properties"]?.members?.map(\.key) ?? [])
      let keys = properties.map(\.key) + schema.required.keys
      guard let key = keys.first(where: { !own.contains($0) }) else { continue }
      graph.warn(.refusedProperty(key, of: name, at: node.location))
    }
  }

  /// Returns the member for a property, or `nil` if the schema forbids it.
  private mutating func member(
    _ property: Property,
    in schema: FlatSchema,
    _ context: Context
  ) -> SchemaGraph.Member? {
    let key = property.key
    let parts = property.parts
    guard let part = parts.last else { return nil }
    let isRequired = schema.required.contains(key)
    if !isRequired, parts.contains(where: { $0.node.bool == false }) { return nil }
    var inner = context
    inner.name = key
    inner.documented = part.node.location
    let shape = parts.count == 1 ? shape(of: part, inner) : shape(of: parts, inner)
    return SchemaGraph.Member(
      key: key,
      maximum: parts.compactMap { maximum(of: $0.node) }.min(),
      shape: isRequired ? shape : shape.asOptional,
      isRequired: isRequired,
      isNullable: shape.isNullable,
      doc: parts.reversed().lazy.map(\.doc).first { !$0.isEmpty } ?? "",
      location: property.location
    )
  }

  /// Returns the shape of a property that several schemas describe.
  private mutating func shape(of parts: [SchemaPart], _ context: Context) -> Shape {
    do {
      guard let head = parts.last else { return .scalar(.json) }
      return shape(try flatten(parts, head: head), context)
    } catch {
      return graph.failure(error)
    }
  }

  /// Returns the member for a required key that has no schema of its own.
  private mutating func undeclaredMember(
    _ key: String,
    of schema: FlatSchema,
    _ context: Context
  ) -> SchemaGraph.Member {
    let shape: Shape =
      if case .open(let value) = others(of: schema, context) { value } else { .scalar(.json) }
    return SchemaGraph.Member(
      key: key,
      maximum: nil,
      shape: shape,
      isRequired: true,
      doc: "",
      location: schema.head.node.location
    )
  }

  private func maximum(of schema: Node) -> Double? {
    ["maximum", "exclusiveMaximum"].compactMap { schema[$0]?.text.flatMap { Double($0) } }.min()
  }
}

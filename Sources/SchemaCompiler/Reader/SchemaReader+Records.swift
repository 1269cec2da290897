import DocumentReader

extension SchemaReader {
  /// A struct where keys are known, else a dictionary.
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
      if case .failed = value { return value }
      return .dictionary(value)
    }
  }

  private func hasProperties(_ part: SchemaPart) -> Bool {
    part.node["properties"]?.members?.isEmpty == false
  }

  mutating func members(of schema: FlatSchema, _ context: Context) -> [SchemaGraph.Member] {
    let properties = properties(of: schema)
    var members = properties.compactMap { member($0, in: schema, context) }
    if !schema.conditional.isEmpty {
      let known = Set(properties.map(\.key))
      members += conditionalMembers(of: schema, besides: known, context)
    }
    if schema.required.isEmpty { return members }
    let declared = Set(members.lazy.map(\.key))
    let undeclared = schema.required.keys.filter { !declared.contains($0) }
    return members + undeclared.map { undeclaredMember($0, of: schema, context) }
  }

  /// A key and all that the schema's parts say of it.
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
        properties.append(
          Property(key: member.key, location: member.keyLocation, parts: [schema])
        )
      }
    }
    return properties
  }

  /// nil where no value is allowed.
  private mutating func member(
    _ property: Property,
    in schema: FlatSchema,
    _ context: Context
  ) -> SchemaGraph.Member? {
    let key = property.key
    let parts = property.parts
    guard let part = parts.last, !parts.contains(where: { $0.node.bool == false }) else {
      return nil
    }
    var inner = context
    inner.name = key
    inner.documented = part.node.location
    let shape = parts.count == 1 ? shape(of: part, inner) : shape(of: parts, inner)
    let isRequired = schema.required.contains(key) || part.node["required"]?.bool == true
    if !isRequired, parts.count > 1, graph.isContradiction(shape) {
      graph.warnings.append(.impossibleProperty(key, at: part.node.location))
      return nil
    }
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

  /// Of one property that several schemas describe.
  private mutating func shape(of parts: [SchemaPart], _ context: Context) -> Shape {
    do {
      guard let head = parts.last else { return .scalar(.json) }
      return shape(try flatten(parts, head: head), context)
    } catch {
      return graph.failure(error)
    }
  }

  /// What `then`, `else` and the like add; whichever condition holds.
  private mutating func conditionalMembers(
    of schema: FlatSchema,
    besides known: Set<String>,
    _ context: Context
  ) -> [SchemaGraph.Member] {
    var keys: [String] = []
    var parts: [String: [SchemaPart]] = [:]
    for part in schema.conditional {
      for member in part.node["properties"]?.members ?? [] where !known.contains(member.key) {
        if parts[member.key] == nil { keys.append(member.key) }
        parts[member.key, default: []].append(part.inside(member.value))
      }
    }
    return keys.compactMap { key in
      guard let parts = parts[key], let first = parts.first else { return nil }
      var inner = context
      inner.name = key
      guard let shape = shape(ofAny: parts, inner) else { return nil }
      let isRequired = schema.required.contains(key)
      return SchemaGraph.Member(
        key: key,
        maximum: nil,
        shape: isRequired ? shape : shape.asOptional,
        isRequired: isRequired,
        isNullable: shape.isNullable,
        doc: first.doc,
        location: first.node.location
      )
    }
  }

  /// Of a property that one or another of several schemas describes; nil where none of them allows a value.
  private mutating func shape(ofAny parts: [SchemaPart], _ context: Context) -> Shape? {
    do {
      let all = try parts.map { (part) throws(Diagnostic) in try flatten([part], head: part) }
      let schemas = all.filter { !$0.isImpossible }
      guard let first = schemas.first else { return nil }
      return union(of: schemas.map { Alternative(schema: $0) }, as: first, context)
    } catch {
      return graph.failure(error)
    }
  }

  /// The schemas that hold under one condition or another, those within them included.
  private func conditionalParts(of schema: FlatSchema) throws(Diagnostic) -> [SchemaPart] {
    var parts: [SchemaPart] = []
    var rest = Array(schema.conditional.reversed())
    var seen = schema.seen
    while let condition = rest.popLast() {
      guard seen.insert(condition.place).inserted else { continue }
      let flat = try flatten([condition], head: condition)
      parts += flat.parts
      rest += (flat.choices.flatMap(\.branches) + flat.conditional).reversed()
    }
    return parts
  }

  /// A key that is required and has no schema of its own.
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

  /// What keys that are no properties hold.
  mutating func others(of schema: FlatSchema, _ context: Context) -> SchemaGraph.Others {
    var isClosed = false
    var values: [SchemaPart] = []
    for part in schema.parts {
      let patterns = part.node["patternProperties"]?.members ?? []
      values += patterns.map { part.inside($0.value) }
      guard
        let others = part.node["additionalProperties"] ?? part.node["unevaluatedProperties"]
      else { continue }
      if let bool = others.bool {
        isClosed = isClosed || !bool
      } else {
        values.append(part.inside(others))
      }
    }
    let possible = values.filter { $0.node.bool != false }
    guard let first = possible.first else { return isClosed ? .closed : .open(.scalar(.json)) }
    let inner = context.inside(" Value")
    if possible.count == 1 { return .open(shape(of: first, inner)) }
    var alternatives: [Alternative] = []
    do {
      for part in possible { alternatives.append(try alternative(part)) }
    } catch {
      return .open(graph.failure(error))
    }
    var head = schema
    head.choices = []
    return .open(union(of: alternatives, as: head, inner))
  }

  private mutating func alternative(_ part: SchemaPart) throws(Diagnostic) -> Alternative {
    let followed = try followed(part)
    var schema = try flatten([followed.part], head: followed.part)
    schema.allowsNull = schema.allowsNull || followed.allowsNull
    return Alternative(schema: schema, name: followed.name)
  }
}

import DocumentReader

extension SchemaReader {
  /// Returns the members that `then`, `else` and similar keywords add, for all conditions together.
  mutating func conditionalMembers(
    of schema: FlatSchema,
    excluding known: Set<String>,
    _ context: Context
  ) -> [SchemaGraph.Member] {
    let keepsAny = declaredOthers(of: schema).mayBeAnything
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
      let isRequired = schema.required.contains(key)
      guard var shape = shape(ofAny: parts, inner) else { return nil }
      // If undeclared members can be anything, a value of another type is not an error: the member is then read as nil.
      let isTolerated = !isRequired && keepsAny
      if !isTolerated { shape = opened(shape, at: first, inner) }
      return SchemaGraph.Member(
        key: key,
        maximum: nil,
        shape: isRequired ? shape : shape.asOptional,
        isRequired: isRequired,
        isNullable: shape.isNullable,
        isConditional: isTolerated,
        doc: first.doc,
        location: first.node.location
      )
    }
  }

  /// Returns the shape with a case for any other JSON, which the member can contain if the condition does not hold.
  private mutating func opened(_ shape: Shape, at part: SchemaPart, _ context: Context) -> Shape {
    if shape.isFailed || shape == .scalar(.json) { return shape }
    if case .optional(let wrapped) = shape { return .optional(opened(wrapped, at: part, context)) }
    if case .entry(let index) = shape, case .union(_, nil) = graph.entries[index].kind,
      graph.entries[index].parent == context.parent
    {
      graph.openUnions.insert(index)
      return shape
    }
    let cases = [SchemaGraph.Case(shape: shape)]
    let index = declare(.union(cases, discriminator: nil), at: part, context)
    graph.openUnions.insert(index)
    return .entry(index)
  }

  /// Returns the shape of a property that several conditional schemas describe, or `nil` if none of them allows a value.
  private mutating func shape(
    ofAny parts: [SchemaPart],
    _ context: Context
  ) -> Shape? {
    do {
      let all = try parts.map { (part) throws(Diagnostic) in try flatten([part], head: part) }
      let schemas = all.filter { !$0.isImpossible }
      let path = graph.path(to: context.name, in: context.parent)
      for schema in all where schema.conflict != nil {
        warn(schema, "\(quoted(path)) under a condition", "is left out")
      }
      guard let first = schemas.first else { return nil }
      return union(of: schemas.map { Alternative(schema: $0) }, as: first, context)
    } catch {
      return graph.failure(error)
    }
  }

  /// Returns the schemas that apply under a condition, including those nested in other conditions.
  func conditionalParts(of schema: FlatSchema) throws(Diagnostic) -> [SchemaPart] {
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
}

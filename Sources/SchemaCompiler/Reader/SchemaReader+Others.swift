import DocumentReader

extension SchemaReader {
  /// Returns the type of the members that are not among the properties.
  mutating func others(of schema: FlatSchema, _ context: Context) -> SchemaGraph.Others {
    let others = declaredOthers(of: schema)
    if others.isOpen { return .open(.scalar(.json)) }
    let possible = others.values.filter { $0.node.bool != false }
    guard let first = possible.first else {
      return others.isClosed ? .closed : .open(.scalar(.json))
    }
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

  /// The schemas of the members that are not among the properties, whether other members are forbidden, and whether they can be anything.
  struct DeclaredOthers {
    var values: [SchemaPart] = []
    var isClosed = false
    var isOpen = false

    var mayBeAnything: Bool { isOpen || values.isEmpty && !isClosed }
  }

  func declaredOthers(of schema: FlatSchema) -> DeclaredOthers {
    var others = DeclaredOthers()
    var allowsAny = false
    var hasPatterns = false
    for part in schema.parts {
      let patterns = part.node["patternProperties"]?.members ?? []
      others.values += patterns.map { part.inside($0.value) }
      hasPatterns = hasPatterns || patterns.contains { !patternsOfAllKeys.contains($0.key) }
      allowsAny = allowsAny || part.node["additionalProperties"]?.bool == true
    }
    var saysOthers = false
    for part in schema.parts {
      guard let node = part.node["additionalProperties"] ?? unevaluated(part, allowsAny) else {
        continue
      }
      if let bool = node.bool {
        others.isClosed = others.isClosed || !bool
      } else {
        others.values.append(part.inside(node))
        saysOthers = true
      }
      // Members that a condition describes count as evaluated, so they can be anything.
      let isUnevaluated = part.node["additionalProperties"] == nil
      if isUnevaluated, !schema.conditional.isEmpty { others.isOpen = true }
    }
    // The keys of a dictionary with a single pattern are assumed to match it.
    let isDictionary =
      others.values.count == 1 && !allowsAny && schema.required.isEmpty
      && schema.conditional.isEmpty && !schema.parts.contains(where: hasProperties)
    if hasPatterns, !others.isClosed, !saysOthers, !isDictionary { others.isOpen = true }
    return others
  }

  /// Returns the schema of unevaluated members, or `nil` if all members count as evaluated.
  private func unevaluated(_ part: SchemaPart, _ allowsAny: Bool) -> Node? {
    allowsAny ? nil : part["unevaluatedProperties"]
  }

  private mutating func alternative(_ part: SchemaPart) throws(Diagnostic) -> Alternative {
    let followed = try followed(part)
    var schema = try flatten([followed.part], head: followed.part)
    schema.allowsNull = schema.allowsNull || followed.allowsNull
    return Alternative(schema: schema, name: followed.name)
  }
}

/// Common regular expressions that match every key, or every key except the empty one.
private let patternsOfAllKeys: Set<String> = [
  "", "^", ".", ".*", "^.*", ".*$", "^.*$", ".+", "^.+", ".+$", "^.+$", "^(.*)$", "^(.+)$",
]

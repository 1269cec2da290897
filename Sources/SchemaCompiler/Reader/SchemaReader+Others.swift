import DocumentReader

extension SchemaReader {
  /// What keys that are not properties contain.
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

  /// The schemas of members that are not properties, whether there are no others, and whether there may be any.
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
      // What a condition says counts as evaluated, and may be anything.
      let isUnevaluated = part.node["additionalProperties"] == nil
      if isUnevaluated, !schema.conditional.isEmpty { others.isOpen = true }
    }
    // A dictionary's keys are taken to match its one pattern.
    let isDictionary =
      others.values.count == 1 && !allowsAny && schema.required.isEmpty
      && schema.conditional.isEmpty && !schema.parts.contains(where: hasProperties)
    if hasPatterns, !others.isClosed, !saysOthers, !isDictionary { others.isOpen = true }
    return others
  }

  /// Nothing is left to it where all others are evaluated.
  private func unevaluated(_ part: SchemaPart, _ allowsAny: Bool) -> Node? {
    allowsAny ? nil : part.node["unevaluatedProperties"]
  }

  private mutating func alternative(_ part: SchemaPart) throws(Diagnostic) -> Alternative {
    let followed = try followed(part)
    var schema = try flatten([followed.part], head: followed.part)
    schema.allowsNull = schema.allowsNull || followed.allowsNull
    return Alternative(schema: schema, name: followed.name)
  }
}

/// Some of the regular expressions that match any key, or any but the empty one.
private let patternsOfAllKeys: Set<String> = [
  "", "^", ".", ".*", "^.*", ".*$", "^.*$", ".+", "^.+", ".+$", "^.+$", "^(.*)$", "^(.+)$",
]

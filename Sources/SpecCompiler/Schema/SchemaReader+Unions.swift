extension SchemaReader {
  /// One of the schemas that a value may satisfy.
  struct Alternative {
    var schema: FlatSchema
    /// Of its definition, where a `$ref` leads to it.
    var name: String?
    /// The discriminator's values that say it.
    var tags: [String] = []
    /// Of several texts in one: whether any text will do.
    var isOpen: Bool?
  }

  /// `anyOf` and `oneOf`: the rest of the schema with each of their branches.
  mutating func choice(_ schema: FlatSchema, _ context: Context) -> Shape {
    do {
      return union(of: try alternatives(of: schema), as: schema, context)
    } catch {
      return graph.failure(error)
    }
  }

  private func alternatives(of schema: FlatSchema) throws(Diagnostic) -> [Alternative] {
    var base = schema
    base.choices = []
    for index in base.parts.indices where base.parts[index].hasChoices {
      base.parts[index].ignoresChoices = true
    }
    let choices = schema.choices.map { distinguishing($0.branches) }
    guard choices.count == 1 || combinations(of: choices) <= Limits.alternatives else {
      base.conditional += schema.choices.flatMap(\.branches)
      return [Alternative(schema: base)]
    }
    var alternatives = [Alternative(schema: base)]
    for branches in choices {
      var next: [Alternative] = []
      for alternative in alternatives {
        for branch in branches {
          if let both = try adding(branch, to: alternative) { next.append(both) }
        }
      }
      alternatives = next
    }
    return alternatives
  }

  private func combinations(of choices: [[SchemaPart?]]) -> Int {
    choices.reduce(1) {
      $0.multipliedReportingOverflow(by: $1.count).overflow ? .max : $0 * $1.count
    }
  }

  /// Those that only ask for members or bound a value stand for one that says nothing.
  private func distinguishing(_ branches: [SchemaPart]) -> [SchemaPart?] {
    let telling = branches.filter { $0.hasStructure(besides: ["required"]) }
    return telling.count < branches.count ? telling + [nil] : telling
  }

  /// nil for a branch that leads back to the choice, which adds nothing to it.
  private func adding(
    _ branch: SchemaPart?,
    to alternative: Alternative
  ) throws(Diagnostic) -> Alternative? {
    guard let branch else { return alternative }
    var context = Context(name: "")
    let part = try followed(branch, &context)
    let isOpen = alternative.schema.parts.contains {
      $0.ignoresChoices && $0.place == part.place
    }
    if isOpen { return nil }
    var both = alternative
    try add(part, to: &both.schema, within: [])
    both.schema.dropImpossibleValues()
    both.schema.head = part
    if !context.name.isEmpty { both.name = context.name }
    return both
  }

  // MARK: - The type of a choice

  /// One type where the alternatives come to that, else an enumeration or a union.
  mutating func union(
    of alternatives: [Alternative],
    as schema: FlatSchema,
    _ context: Context
  ) -> Shape {
    var isNullable = schema.allowsNull
    var candidates: [Alternative] = []
    var keys: Set<FlatSchema.Key> = []
    for alternative in alternatives where !alternative.schema.isImpossible {
      if alternative.schema.isNull {
        isNullable = true
      } else if !context.direct.contains(alternative.schema.key),
        keys.insert(alternative.schema.key).inserted
      {
        candidates.append(alternative)
      }
    }
    let shape = shape(of: candidates, isNullable: &isNullable, as: schema, context)
    return isNullable ? shape.asNullable : shape
  }

  private mutating func shape(
    of candidates: [Alternative],
    isNullable: inout Bool,
    as schema: FlatSchema,
    _ context: Context
  ) -> Shape {
    guard let only = candidates.first else {
      return isNullable
        ? .scalar(.json) : graph.contradiction(at: schema.head.node.location)
    }
    if candidates.count == 1 {
      return shape(of: only, only.name == nil ? context : named(only, in: context))
    }
    let values = candidates.compactMap(\.schema.values)
    if values.count == candidates.count {
      return enumeration(values.flatMap { $0 }, of: schema, context)
    }
    if candidates.allSatisfy(\.schema.isPlainText) {
      return values.isEmpty
        ? .scalar(.string)
        : enumeration(values.flatMap { $0 }, of: schema, isOpen: true, context)
    }
    var candidates = withTextsMerged(candidates)
    let discriminator = discriminate(&candidates, of: schema)
    var cases: [SchemaGraph.Case] = []
    var contradiction: Shape?
    for candidate in candidates {
      var shape = shape(of: candidate, named(candidate, in: context))
      if graph.isContradiction(shape) {
        contradiction = shape
        continue
      }
      if case .failed = shape { return shape }
      if case .optional(let wrapped) = shape {
        isNullable = true
        shape = wrapped
      }
      if shape == .scalar(.json) { return shape }
      if !cases.contains(where: { $0.shape == shape }) {
        cases.append(SchemaGraph.Case(shape: shape, tags: candidate.tags))
      }
    }
    if cases.contains(where: { $0.shape == .scalar(.number) }) {
      cases.removeAll { $0.shape == .scalar(.integer) }
    }
    if let contradiction, cases.isEmpty { return contradiction }
    if let only = cases.first, cases.count == 1 { return only.shape }
    let kind = SchemaGraph.Kind.union(cases, discriminator: discriminator)
    // A list of itself may have asked for the entry before.
    if let entry = open[schema.key] ?? nil {
      open[schema.key] = .some(nil)
      graph.entries[entry].kind = kind
      return .entry(entry)
    }
    return .entry(declare(kind, at: schema.head, context))
  }

  private mutating func shape(of alternative: Alternative, _ context: Context) -> Shape {
    guard let isOpen = alternative.isOpen, let values = alternative.schema.values else {
      return shape(alternative.schema, context)
    }
    return enumeration(values, of: alternative.schema, isOpen: isOpen, context)
  }

  /// Several texts are one: an enumeration, open where any text will do.
  private func withTextsMerged(_ candidates: [Alternative]) -> [Alternative] {
    let texts = candidates.filter(\.schema.isPlainText)
    guard var merged = texts.first, texts.count > 1 else { return candidates }
    let values = texts.compactMap(\.schema.values)
    merged.schema.values = values.isEmpty ? nil : values.flatMap { $0 }
    merged.isOpen = values.count < texts.count
    return candidates.filter { !$0.schema.isPlainText } + [merged]
  }

  private func named(_ alternative: Alternative, in context: Context) -> Context {
    var inner = context
    inner.documented = nil
    if let name = alternative.name {
      inner.name = name
      inner.isNamedAfterRoot = false
      inner.parent = nil
    } else if let tag = alternative.tags.first {
      inner.name = "\(tag) \(context.name)"
    } else if alternative.schema.values != nil {
      inner.name += " Value"
    } else if alternative.schema.meantKinds == .object {
      inner.name += " Object"
    }
    return inner
  }
}

// MARK: - Discriminators

extension SchemaReader {
  /// The key whose text says which alternative it is, and each alternative's texts; nil where there is none.
  private mutating func discriminate(
    _ candidates: inout [Alternative],
    of schema: FlatSchema
  ) -> String? {
    guard candidates.allSatisfy({ $0.schema.meantKinds == .object }) else { return nil }
    let owner = schema.choices.first?.owner.node["discriminator"]
    let keys =
      owner?["propertyName"]?.string.map { [$0] } ?? candidates.first?.schema.required ?? []
    for key in keys {
      let tags = candidates.map { texts(of: $0, key, mapping: owner?["mapping"]) }
      let all = tags.flatMap { $0 }
      guard !tags.contains([]), Set(all).count == all.count else { continue }
      for index in candidates.indices { candidates[index].tags = tags[index] }
      return key
    }
    return nil
  }

  private mutating func texts(of alternative: Alternative, _ key: String, mapping: Node?)
    -> [String]
  {
    if let members = mapping?.members, let name = alternative.name {
      let mapped = members.filter {
        $0.value.string?.split(separator: "/").last.map(String.init) == name
      }
      if !mapped.isEmpty { return mapped.map(\.key) }
    }
    let parts = alternative.schema.parts.compactMap { part in
      part.node["properties"]?[key].map(part.inside)
    }
    guard let head = parts.first, let property = try? flatten(parts, head: head) else { return [] }
    let texts = (property.values ?? []).compactMap(\.string)
    if texts.count == property.values?.count, alternative.schema.required.contains(key) {
      self.tags.insert(property.key)
      return texts
    }
    // OpenAPI: without values the definition's name says it.
    return property.values == nil && mapping != nil ? alternative.name.map { [$0] } ?? [] : []
  }
}

extension FlatSchema {
  /// Whether any decoder reads it as a String or an enumeration of them.
  fileprivate var isPlainText: Bool {
    choices.isEmpty && meantKinds == .string && values?.contains { $0.string == nil } != true
      && !["date-time", "date", "uri", "uuid"].contains(format ?? "")
  }
}

import DocumentReader

extension SchemaReader {
  /// Returns the shape of a schema with `anyOf` or `oneOf`: the union of the rest of the schema merged with each branch.
  mutating func choice(_ schema: FlatSchema, _ context: Context) -> Shape {
    do {
      return union(of: try alternatives(of: schema), as: schema, context)
    } catch {
      return graph.failure(error)
    }
  }

  mutating func alternatives(of schema: FlatSchema) throws(Diagnostic) -> [Alternative] {
    var base = schema
    base.choices = []
    base.unquoted = []
    for index in base.parts.indices where base.parts[index].hasChoices {
      base.parts[index].ignoresChoices = true
    }
    var choices: [[SchemaPart?]] = []
    for choice in schema.choices where try !isDecided(choice, in: schema) {
      choices.append(distinguishing(choice.branches))
    }
    guard choices.count < 2 || combinations(of: choices) <= Limits.alternatives else {
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

  /// Whether the schema extends one of the branches, which leaves no choice: a `Cat` that extends `Pet` cannot be a `Dog`.
  private mutating func isDecided(
    _ choice: FlatSchema.Choice,
    in schema: FlatSchema
  ) throws(Diagnostic) -> Bool {
    for branch in choice.branches {
      let place = try followed(branch).part.place
      let isOwner = schema.choices.contains { $0.owner.place == place }
      if schema.seen.contains(place), !isOwner, !isBeingMerged(place, in: schema) { return true }
    }
    return false
  }

  /// Whether the schema at this place is being merged with one of its own branches.
  private func isBeingMerged(_ place: SchemaPlace, in schema: FlatSchema) -> Bool {
    schema.parts.contains { $0.ignoresChoices && $0.place == place }
  }

  private func combinations(of choices: [[SchemaPart?]]) -> Int {
    choices.reduce(1) {
      $0.multipliedReportingOverflow(by: $1.count).overflow ? .max : $0 * $1.count
    }
  }

  /// Returns the branches that describe a type, and `nil` in place of all others, which only require members or constrain a value.
  private func distinguishing(_ branches: [SchemaPart]) -> [SchemaPart?] {
    let telling = branches.filter { $0.hasStructure(excluding: ["required"]) }
    return telling.count < branches.count ? telling + [nil] : telling
  }

  /// Returns the alternative merged with a branch, or `nil` if the branch leads back to the choice.
  private mutating func adding(
    _ branch: SchemaPart?,
    to alternative: Alternative
  ) throws(Diagnostic) -> Alternative? {
    guard let branch else { return alternative }
    let followed = try followed(branch)
    if isBeingMerged(followed.part.place, in: alternative.schema) {
      droppedBranches += 1
      return nil
    }
    var both = alternative
    try add(followed.part, to: &both.schema, within: [])
    both.schema.findUnquotedText()
    both.schema.dropImpossibleValues()
    // Another branch may allow the values that this one drops.
    if !both.schema.isImpossible { both.schema.unquoted = [] }
    both.schema.allowsNull = both.schema.allowsNull || followed.allowsNull
    both.schema.head = followed.part
    if let name = followed.name {
      both.name = name
      both.target = try branch.reference.map { (reference) throws(Diagnostic) in
        try target(of: reference, in: branch).part.place
      }
    }
    return both
  }
}

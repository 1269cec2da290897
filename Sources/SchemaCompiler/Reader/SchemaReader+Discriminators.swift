import DocumentReader

/// The `discriminator` of a choice, if its schema declares one.
struct Discriminator {
  /// OpenAPI's `discriminator`, or `nil` if only the alternatives themselves can tell which is which.
  let node: Node?
  /// The values that `mapping` assigns to schemas.
  let tags: [SchemaPlace: [String]]
  /// Whether the name of a definition identifies an alternative that lists no values, or that one among others.
  var usesNames = false
}

extension SchemaReader {
  /// Finds the key whose value identifies the alternative, and stores the values in the `tags` of the candidates. Returns `nil` if no key
  /// qualifies.
  mutating func discriminate(
    _ candidates: inout [Alternative],
    of schema: FlatSchema
  ) throws(Diagnostic) -> String? {
    let discriminator = try discriminator(of: schema)
    let name = discriminator.node?["propertyName"]
    let declared = name?.string
    let place = discriminator.node.flatMap { $0.members == nil ? nil : name ?? $0 }
    let problem = place.flatMap { self.problem(of: $0, candidates) }
    graph.warnings += [problem].compactMap { $0 }
    for key in declared.map({ [$0] }) ?? candidates.first.map({ requiredKeys(of: $0) }) ?? [] {
      // A cheap check comes first: thousands of keys may be required.
      if discriminator.node == nil, !candidates.allSatisfy({ $0.mayRequire(key) }) { continue }
      let tags = tags(of: candidates, key, discriminator)
      guard areDistinct(tags) else {
        if let name, problem == nil {
          graph.warnings.append(.indistinct(tags, key, at: name.location))
        }
        continue
      }
      for index in candidates.indices { candidates[index].tags = tags[index] }
      return key
    }
    return nil
  }

  /// Returns a warning if `propertyName` is missing or no alternative has that property: with a misspelled key, no document could be
  /// decoded.
  private func problem(of name: Node, _ candidates: [Alternative]) -> Diagnostic? {
    guard let key = name.string else { return .withoutPropertyName(at: name.location) }
    if candidates.contains(where: { !$0.schema.choices.isEmpty }) { return nil }
    let parts = candidates.flatMap(\.schema.parts)
    if parts.contains(where: { $0.node["properties"]?[key] != nil }) { return nil }
    let known = parts.flatMap { $0.node["properties"]?.members?.map(\.key) ?? [] }
    return .undeclaredTag(key, among: known, at: name.location)
  }

  private func discriminator(of schema: FlatSchema) throws(Diagnostic) -> Discriminator {
    guard let owner = schema.choices.first?.owner, let node = owner.node["discriminator"] else {
      return Discriminator(node: nil, tags: [:])
    }
    var tags: [SchemaPlace: [String]] = [:]
    for member in node["mapping"]?.members ?? [] {
      let reference = reference(toMapped: member.value)["$ref"]
      guard let reference else { continue }
      let target = try target(of: reference, in: owner)
      tags[target.part.place, default: []].append(member.key)
    }
    return Discriminator(node: node, tags: tags)
  }

  /// Turns a value of `mapping`, which is a schema's name or a reference, into a schema with a `$ref`.
  func reference(toMapped node: Node) -> Node {
    let text = node.string ?? ""
    let isName = !text.contains("/") && !text.contains("#") && !text.contains(".")
    let reference = Node(.string(isName ? "#/components/schemas/\(text)" : text), at: node.location)
    let member = Node.Member(key: "$ref", keyLocation: node.location, value: reference)
    return Node(.mapping([member]), at: node.location)
  }

  private mutating func requiredKeys(of alternative: Alternative) -> [String] {
    if !alternative.schema.required.isEmpty { return alternative.schema.required.keys }
    return inner(alternative).first?.schema.required.keys ?? []
  }

  /// The alternatives within an alternative that is itself a choice.
  private mutating func inner(_ alternative: Alternative) -> [Alternative] {
    if alternative.schema.choices.isEmpty { return [] }
    return (try? alternatives(of: alternative.schema)) ?? []
  }

  /// Returns the values of the key for each candidate. In OpenAPI, the names of definitions are values too, unless only some candidates
  /// list values: then any value can belong to the others.
  private mutating func tags(
    of candidates: [Alternative],
    _ key: String,
    _ discriminator: Discriminator
  ) -> [[String]] {
    let listed = candidates.map { tags(of: $0, key, discriminator) }
    let isPartial = listed.contains([]) && listed.contains { !$0.isEmpty }
    if discriminator.node == nil || areDistinct(listed) || isPartial && discriminator.tags.isEmpty {
      return listed
    }
    var named = discriminator
    named.usesNames = true
    return candidates.map { tags(of: $0, key, named) }
  }

  /// Whether each alternative has values that no other one has.
  private func areDistinct(_ tags: [[String]]) -> Bool {
    let all = tags.flatMap { $0 }
    return !tags.contains([]) && Set(all).count == all.count
  }

  private mutating func tags(
    of alternative: Alternative,
    _ key: String,
    _ discriminator: Discriminator,
    depth: Int = 0
  ) -> [String] {
    if let target = alternative.target {
      if let mapped = discriminator.tags[target] { return mapped }
      // A schema that it extends may have its own mapping.
      let inherited = try? self.discriminator(of: alternative.schema)
      if inherited?.node?["propertyName"]?.string == key, let mapped = inherited?.tags[target] {
        return mapped
      }
    }
    let schema = alternative.schema
    if !schema.choices.isEmpty, depth < 4 {
      let tags = inner(alternative).map { self.tags(of: $0, key, discriminator, depth: depth + 1) }
      return tags.contains([]) ? [] : tags.flatMap { $0 }
    }
    guard schema.meantKinds == .object else { return [] }
    let parts = schema.parts.compactMap { part in
      part.node["properties"]?[key].map(part.inside)
    }
    guard let head = parts.last, let property = try? flatten(parts, head: head) else { return [] }
    var texts = (property.values ?? []).compactMap(\.string)
    // A declared discriminator is in every value, whether or not the schemas require it.
    let isPresent = discriminator.node != nil || schema.required.contains(key)
    if texts.count != property.values?.count || !isPresent { texts = [] }
    guard discriminator.usesNames, let name = alternative.name else { return texts }
    return texts.isEmpty || texts.contains(name) ? [name] : texts
  }
}

extension SchemaReader.Alternative {
  /// Whether the alternative may require the key. If it is itself a choice, each of its own alternatives may do so.
  fileprivate func mayRequire(_ key: String) -> Bool {
    !schema.choices.isEmpty || schema.required.contains(key)
  }
}

/// Warnings about a `discriminator` that cannot tell the alternatives apart.
extension Diagnostic {
  static func withoutPropertyName(at location: Location) -> Self {
    Self(
      .warning,
      .schema,
      "'discriminator' needs 'propertyName': add the key whose value identifies the alternative",
      at: location
    )
  }

  static func undeclaredTag(_ key: String, among known: [String], at location: Location) -> Self {
    let known = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return Self(
      .warning,
      .schema,
      "no alternative has a property '\(excerpt(key))': \(Hint(for: key, among: known, else: "they have"))",
      at: location
    )
  }

  /// `tags` contains the values of the key for each alternative.
  static func indistinct(_ tags: [[String]], _ key: String, at location: Location) -> Self {
    var seen: Set<String> = []
    let twice = tags.lazy.flatMap { $0 }.first { !seen.insert($0).inserted }
    let problem =
      twice.map { "'\(excerpt(key))' is '\(excerpt($0))' in two alternatives" }
      ?? "an alternative specifies no value for '\(excerpt(key))'"
    return Self(
      .warning,
      .schema,
      "\(problem), so the decoder tries each alternative in turn: map each value to its schema in 'mapping'",
      at: location
    )
  }
}

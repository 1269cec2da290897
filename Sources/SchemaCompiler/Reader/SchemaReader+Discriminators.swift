import DocumentReader

/// What tells the alternatives of a choice apart, as its schema may say.
struct Discriminator {
  /// OpenAPI's `discriminator`; nil where only the alternatives say it.
  let node: Node?
  /// The tags that `mapping` gives to schemas.
  let tags: [SchemaPlace: [String]]
}

extension SchemaReader {
  /// The key whose text says which alternative it is, whose tags they then have; nil if there is none.
  mutating func discriminate(
    _ candidates: inout [Alternative],
    of schema: FlatSchema
  ) throws(Diagnostic) -> String? {
    let discriminator = try discriminator(of: schema)
    let name = discriminator.node?["propertyName"]
    let said = name?.string
    let place = discriminator.node.flatMap { $0.members == nil ? nil : name ?? $0 }
    let problem = place.flatMap { self.problem(of: $0, candidates) }
    graph.warnings += [problem].compactMap { $0 }
    for key in said.map({ [$0] }) ?? candidates.first.map({ requiredKeys(of: $0) }) ?? [] {
      // Cheap, where thousands of keys are required.
      if discriminator.node == nil, !candidates.allSatisfy({ $0.mayRequire(key) }) { continue }
      let tags = candidates.map { self.tags(of: $0, key, discriminator) }
      let all = tags.flatMap { $0 }
      guard !tags.contains([]), Set(all).count == all.count else {
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

  /// A key that is misspelt would make every document fail.
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

  /// What `mapping` refers to, by a schema's name or by its place.
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

  /// The alternatives of one that is a choice itself.
  private mutating func inner(_ alternative: Alternative) -> [Alternative] {
    if alternative.schema.choices.isEmpty { return [] }
    return (try? alternatives(of: alternative.schema)) ?? []
  }

  private mutating func tags(
    of alternative: Alternative,
    _ key: String,
    _ discriminator: Discriminator,
    depth: Int = 0
  ) -> [String] {
    if let target = alternative.target {
      if let mapped = discriminator.tags[target] { return mapped }
      // What it builds on may have a mapping of its own.
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
    let texts = (property.values ?? []).compactMap(\.string)
    if !texts.isEmpty, texts.count == property.values?.count, schema.required.contains(key) {
      return texts
    }
    // OpenAPI: without values the definition's name says it.
    guard discriminator.node != nil, let name = alternative.name else { return [] }
    return [name]
  }
}

extension SchemaReader.Alternative {
  /// What is a choice itself may say it in each of its alternatives.
  fileprivate func mayRequire(_ key: String) -> Bool {
    !schema.choices.isEmpty || schema.required.contains(key)
  }
}

/// What keeps OpenAPI's `discriminator` from telling the alternatives apart.
extension Diagnostic {
  static func withoutPropertyName(at location: Location) -> Self {
    Self(
      .warning,
      .schema,
      "'discriminator' needs 'propertyName', the key that says which alternative a document is",
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

  /// `tags` are what the key says for each alternative.
  static func indistinct(_ tags: [[String]], _ key: String, at location: Location) -> Self {
    var seen: Set<String> = []
    let twice = tags.lazy.flatMap { $0 }.first { !seen.insert($0).inserted }
    let problem =
      twice.map { "'\(excerpt(key))' is '\(excerpt($0))' in two alternatives" }
      ?? "'\(excerpt(key))' has no value of its own in an alternative"
    return Self(
      .warning,
      .schema,
      "\(problem), so each is tried in turn: say in 'mapping' which value means which",
      at: location
    )
  }
}

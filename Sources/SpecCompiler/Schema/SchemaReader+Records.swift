extension SchemaReader {
  /// `allOf`: one type under another description, or the members of several objects in one struct.
  mutating func combined(_ part: Part, _ context: Context) -> Shape {
    var parts: [Part] = []
    var open: [Location] = []
    if let problem = collect(part, depth: context.depth, open: &open, into: &parts) {
      return graph.failure(problem)
    }
    for part in parts {
      if let member = unsupportedMember(of: part.node) {
        return graph.failure(.unsupported("this", keyword: member.key, at: member.keyLocation))
      }
    }
    let structured = parts.filter { hasStructure($0.node) }
    guard let only = structured.first else {
      return graph.failure(.anyValue(at: part.node.location))
    }
    if structured.count == 1,
      !parts.contains(where: { $0.node["required"] != nil && !hasStructure($0.node) })
    {
      var inner = context
      inner.depth += 1
      return shape(of: only, inner)
    }
    if let problem = reasonAgainstRecord(structured) { return graph.failure(problem) }
    return declareRecord(parts, at: part, context)
  }

  /// The schemas that together say what one with `allOf` says, what it builds on first; a lone `$ref` stays one.
  private func collect(
    _ part: Part,
    depth: Int,
    open: inout [Location],
    into parts: inout [Part]
  ) -> Diagnostic? {
    guard depth < Limits.nesting, parts.count < Limits.nesting else {
      return .schemaDepth(at: part.node.location)
    }
    let node = part.node
    guard let list = node["allOf"] else {
      parts.append(part)
      return nil
    }
    guard let branches = list.elements, !branches.isEmpty else {
      return .schema("allOf", wants: "a list of schemas", found: list)
    }
    open.append(node.location)
    defer { open.removeLast() }
    let own = (node.members ?? []).filter { $0.key != "allOf" }
    let rest = Node(.mapping(own.filter { $0.key != "type" }), at: node.location)
    let isLone = branches.count == 1 && !hasStructure(rest) && node["required"] == nil
    for branch in branches {
      var inner = Part(node: branch, file: part.file)
      var hops = 0
      while !isLone, let reference = inner.node["$ref"] {
        hops += 1
        guard hops <= Limits.referenceDepth else { return .referenceDepth(at: reference.location) }
        switch target(of: reference, in: inner) {
        case .failure(let problem): return problem
        case .success(let (target, _)): inner = target
        }
      }
      if open.contains(inner.node.location) {
        return .circularReference("allOf", at: branch.location)
      }
      if let problem = collect(inner, depth: depth + 1, open: &open, into: &parts) {
        return problem
      }
    }
    if !isLone { parts.append(Part(node: Node(.mapping(own), at: node.location), file: part.file)) }
    return nil
  }

  /// What keeps the parts from being one struct; nil where nothing does.
  func reasonAgainstRecord(_ parts: [Part]) -> Diagnostic? {
    var hasMembers = false
    var location: Location?
    for part in parts {
      let node = part.node
      location = location ?? node.location
      if parts.count > 1, let type = node["type"], type.string != "object" {
        return .unsupported("this combination of types", keyword: "allOf", at: type.location)
      }
      for member in node.members ?? [] {
        switch member.key {
        case "properties":
          guard let properties = member.value.members else {
            return .schema("properties", wants: "a mapping", found: member.value)
          }
          hasMembers = hasMembers || !properties.isEmpty
        case "required" where member.value.bool == nil:
          if let problem = problemWithRequired(member.value) { return problem }
        case "additionalProperties" where member.value.bool == false:
          hasMembers = true
        case "additionalProperties" where member.value.members?.isEmpty == false:
          return .unsupported("a map", keyword: member.key, at: member.keyLocation)
        case "patternProperties"
        where member.value.members?.contains { !$0.key.hasPrefix("^x-") } ?? true:
          return .unsupported("a map", keyword: member.key, at: member.keyLocation)
        case "anyOf", "oneOf":
          guard parts.count > 1, let choice = member.value.elements?.first(where: hasStructure)
          else {
            continue
          }
          return .unsupported("a choice of schemas", keyword: member.key, at: choice.location)
        case "enum", "items", "const", "$ref":
          guard parts.count > 1 || node["type"] == nil else { continue }
          return .unsupported("this combination", keyword: member.key, at: member.keyLocation)
        default: continue
        }
      }
    }
    guard let location, !hasMembers else { return nil }
    return .objectWithoutProperties(at: location)
  }

  mutating func members(of parts: [Part], _ context: Context) -> [SchemaGraph.Member] {
    let required = required(of: parts)
    var members: [SchemaGraph.Member] = []
    var indexByKey: [String: Int] = [:]
    for part in parts {
      for member in part.node["properties"]?.members ?? [] {
        if let first = indexByKey[member.key] {
          members[first].shape = graph.failure(
            .repeatedProperty(member.key, at: member.keyLocation)
          )
          continue
        }
        indexByKey[member.key] = members.count
        members.append(
          self.member(member, in: part, isRequired: required.contains(member.key), context)
        )
      }
    }
    return members
  }

  private mutating func member(
    _ member: Node.Member,
    in part: Part,
    isRequired: Bool,
    _ context: Context
  ) -> SchemaGraph.Member {
    var inner = context
    inner.name = member.key
    inner.documented = member.value.location
    let shape = shape(of: Part(node: member.value, file: part.file), inner)
    return SchemaGraph.Member(
      key: member.key,
      maximum: maximum(of: member.value),
      shape: isRequired ? shape : shape.asOptional,
      doc: doc(of: member.value),
      location: member.keyLocation
    )
  }

  private func maximum(of schema: Node) -> Double? {
    ["maximum", "exclusiveMaximum"].compactMap { schema[$0]?.text.flatMap { Double($0) } }.min()
  }

  private func required(of parts: [Part]) -> Set<String> {
    var keys: Set<String> = []
    for part in parts {
      keys.formUnion((part.node["required"]?.elements ?? []).lazy.compactMap(\.string))
      // Draft 3 says it at the property.
      for member in part.node["properties"]?.members ?? []
      where member.value["required"]?.bool == true {
        keys.insert(member.key)
      }
    }
    return keys
  }

  private func problemWithRequired(_ required: Node) -> Diagnostic? {
    guard let keys = required.elements else {
      return .schema("required", wants: "a list of keys", found: required)
    }
    return keys.first { $0.string == nil }.map { .schema("required", wants: "keys", found: $0) }
  }
}

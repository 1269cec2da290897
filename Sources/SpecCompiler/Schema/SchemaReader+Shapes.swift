/// Keywords that give a schema a structure; the others describe it or bound its values.
private let structuralKeywords: Set<String> = [
  "$ref", "type", "properties", "items", "enum", "const", "anyOf", "oneOf", "allOf",
  "additionalProperties",
  "patternProperties", "prefixItems", "additionalItems", "$dynamicRef", "$recursiveRef", "extends",
]

private let typeNames = ["array", "boolean", "integer", "null", "number", "object", "string"]

extension SchemaReader {
  mutating func shape(of part: Part, _ context: Context) -> Shape {
    let node = part.node
    guard context.depth < Limits.nesting else {
      return graph.failure(.schemaDepth(at: node.location))
    }
    guard node.members != nil else {
      return graph.failure(
        node.bool == nil
          ? .schema("a schema", wants: "a mapping", found: node)
          : .unsupported("any value", keyword: "\(node.text ?? "")", at: node.location)
      )
    }
    if let known = known(part) { return known }
    if let member = unsupportedMember(of: node) {
      return graph.failure(.unsupported("this", keyword: member.key, at: member.keyLocation))
    }
    if let member = memberBesideReference(of: part) {
      return graph.failure(
        .unsupported("this beside $ref", keyword: member.key, at: member.keyLocation)
      )
    }
    var shape =
      node["$ref"].map { follow($0, in: part, context) } ?? structure(of: part, context)
    if node["nullable"]?.bool == true { shape = shape.asOptional }
    if case .entry = shape.leaf.shape { remember(shape, of: part) }
    return shape
  }

  private mutating func structure(of part: Part, _ context: Context) -> Shape {
    let node = part.node
    if node["allOf"] != nil { return combined(part, context) }
    for keyword in ["anyOf", "oneOf"] {
      if let branches = node[keyword], let shape = union(keyword, branches, in: part, context) {
        return shape
      }
    }
    if let values = node["enum"] { return enumeration(values, at: part, context) }
    switch type(of: node) {
    case .failure(let problem): return graph.failure(problem)
    case .success(let (type, isNullable)):
      let shape = shape(ofType: type, part, context)
      return isNullable ? shape.asOptional : shape
    }
  }

  private mutating func shape(ofType type: String, _ part: Part, _ context: Context) -> Shape {
    let node = part.node
    switch type {
    case "string": return .scalar(stringType(format: node["format"]?.string))
    case "integer": return .scalar(.integer)
    case "number": return .scalar(.number)
    case "boolean": return .scalar(.boolean)
    case "array": return list(part, context)
    default:
      if let problem = reasonAgainstRecord([part]) { return graph.failure(problem) }
      return declareRecord([part], at: part, context)
    }
  }

  private func stringType(format: String?) -> ValueType {
    switch format {
    case "date-time": .date
    case "date": .day
    case "uri": .url
    case "uuid": .uuid
    default: .string
    }
  }

  private mutating func list(_ part: Part, _ context: Context) -> Shape {
    let node = part.node
    if let tuple = node.members?.first(where: { $0.key == "prefixItems" })
      ?? node.members?.first(where: { $0.key == "items" && $0.value.elements != nil })
    {
      return graph.failure(.unsupported("a tuple", keyword: tuple.key, at: tuple.keyLocation))
    }
    guard let items = node["items"], items.members?.isEmpty == false else {
      return graph.failure(.missingItems(at: node.location))
    }
    var inner = context
    inner.name += "Element"
    inner.depth += 1
    inner.documented = nil
    let element = shape(of: Part(node: items, file: part.file), inner)
    if case .failed = element { return element }
    return .list(element)
  }
}

// MARK: - Types

extension SchemaReader {
  private func type(of node: Node) -> Result<(name: String, isNullable: Bool), Diagnostic> {
    guard let type = node["type"] else {
      if let name = impliedType(of: node) { return .success((name, false)) }
      return .failure(.anyValue(at: node.location))
    }
    var names: [String]
    switch self.names(of: type) {
    case .success(let known): names = known
    case .failure(let problem): return .failure(problem)
    }
    let isNullable = names.contains("null")
    names.removeAll { $0 == "null" }
    if Set(names) == ["integer", "number"] { names = ["number"] }
    guard let name = names.first, names.count == 1 else {
      let what = names.isEmpty ? "nothing but null" : "a choice of types"
      return .failure(.unsupported(what, keyword: "type", at: type.location))
    }
    return .success((name, isNullable))
  }

  /// The names in a `type`, each once.
  private func names(of type: Node) -> Result<[String], Diagnostic> {
    var names: [String] = []
    for alternative in type.elements ?? [type] {
      guard let name = alternative.string else {
        return .failure(.schema("type", wants: "a type's name", found: alternative))
      }
      guard typeNames.contains(name) else {
        return .failure(.unknownType(name, at: alternative.location))
      }
      if !names.contains(name) { names.append(name) }
    }
    return .success(names)
  }

  /// The type that a schema without `type` cannot but have.
  private func impliedType(of node: Node) -> String? {
    for member in node.members ?? [] {
      switch member.key {
      case "properties", "additionalProperties", "patternProperties": return "object"
      case "items", "prefixItems": return "array"
      case "const": return typeName(ofValue: member.value)
      default: continue
      }
    }
    return nil
  }

  private func typeName(ofValue node: Node) -> String? {
    switch node.value {
    case .string: "string"
    case .bool: "boolean"
    case .number(let text): Int(text) == nil ? "number" : "integer"
    case .null, .list, .mapping: nil
    }
  }

  private mutating func enumeration(_ list: Node, at part: Part, _ context: Context) -> Shape {
    guard let values = list.elements, !values.isEmpty else {
      return graph.failure(.schema("enum", wants: "a list of values", found: list))
    }
    if let type = part.node["type"], case .failure(let problem) = names(of: type) {
      return graph.failure(problem)
    }
    let present = values.filter { !$0.isNull }
    let strings = present.compactMap(\.string)
    var shape: Shape
    if !strings.isEmpty, strings.count == present.count {
      shape = declareEnumeration(unique(strings), at: part, context)
    } else {
      // A choice of numbers bounds a number, as a range does.
      let types = Set(present.map(typeName(ofValue:)))
      switch types {
      case ["integer"]: shape = .scalar(.integer)
      case ["number"], ["integer", "number"]: shape = .scalar(.number)
      case ["boolean"]: shape = .scalar(.boolean)
      default:
        return graph.failure(.unsupported("a choice of types", keyword: "enum", at: list.location))
      }
      if part.node["type"]?.string == "number" { shape = .scalar(.number) }
    }
    let allowsNull = part.node["type"].map {
      ($0.elements ?? [$0]).contains { $0.string == "null" }
    }
    return present.count < values.count && allowsNull != false ? shape.asOptional : shape
  }

  private func unique(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }
}

// MARK: - Unions

extension SchemaReader {
  /// One type or null; nil where the branches only bound what the schema says beside them.
  private mutating func union(
    _ keyword: String,
    _ list: Node,
    in part: Part,
    _ context: Context
  ) -> Shape? {
    guard let branches = list.elements, !branches.isEmpty else {
      return graph.failure(.schema(keyword, wants: "a list of schemas", found: list))
    }
    if branches.allSatisfy({ !hasStructure($0) }) { return nil }
    let real = branches.filter { !isNull($0) }
    let isNullable = real.count < branches.count
    let constants = real.compactMap { $0["const"]?.string }
    var shape: Shape
    if let only = real.first, real.count == 1, part.node["properties"] == nil {
      var inner = context
      inner.depth += 1
      shape = self.shape(of: Part(node: only, file: part.file), inner)
    } else if !constants.isEmpty, constants.count == real.count {
      shape = declareEnumeration(unique(constants), at: part, context)
    } else {
      return graph.failure(.unsupported("a choice of schemas", keyword: keyword, at: list.location))
    }
    if isNullable { shape = shape.asOptional }
    return shape
  }

  private func isNull(_ node: Node) -> Bool {
    if node["type"]?.string == "null" { return true }
    if let constant = node["const"] { return constant.isNull }
    if let values = node["enum"]?.elements { return values.allSatisfy(\.isNull) }
    return false
  }

  func hasStructure(_ node: Node) -> Bool {
    node.members?.contains { structuralKeywords.contains($0.key) } ?? false
  }

  /// A keyword that changes which members an instance has, in a way no struct can say yet.
  func unsupportedMember(of node: Node) -> Node.Member? {
    node.members?.first { member in
      switch member.key {
      case "$dynamicRef", "$recursiveRef", "extends": true
      case "then", "else", "dependentSchemas": hasStructure(member.value)
      default: false
      }
    }
  }

  /// Up to draft 7 a `$ref` stands for the whole schema; since then, what is beside it counts too.
  private func memberBesideReference(of part: Part) -> Node.Member? {
    guard part.node["$ref"] != nil,
      part.file.root["$schema"]?.string?.contains("draft-0") != true
    else { return nil }
    return part.node.members?.first { member in
      structuralKeywords.contains(member.key) && member.value.bool == nil
        && member.key != "$ref" && member.key != "type"
    }
  }
}

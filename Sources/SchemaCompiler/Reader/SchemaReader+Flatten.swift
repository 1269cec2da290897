import DocumentReader
import ViewModelIR

extension SchemaReader {
  /// Merges schemas that a value must all satisfy. `head` provides the title and description of the type.
  func flatten(
    _ parts: [SchemaPart],
    only kinds: JSONKinds = .all,
    head: SchemaPart
  ) throws(Diagnostic) -> FlatSchema {
    var flat = FlatSchema(head: head, kinds: kinds)
    for part in parts { try add(part, to: &flat, within: []) }
    flat.findUnquotedText()
    flat.dropImpossibleValues()
    return flat
  }

  func add(
    _ part: SchemaPart,
    to flat: inout FlatSchema,
    within open: [SchemaPlace]
  ) throws(Diagnostic) {
    if let problem = unsupported(in: part.node) { throw problem }
    if let bool = part.node.bool {
      if !bool {
        flat.kinds = []
        flat.refusal = flat.refusal ?? part.node.location
        flat.parts.append(part)
      }
      return
    }
    guard let members = part.node.members else {
      throw .schema("a schema", wants: "a mapping", found: part.node)
    }
    guard flat.seen.insert(part.place).inserted || part.ignoresChoices else { return }
    guard open.count < Limits.referenceDepth else { throw .referenceDepth(at: part.node.location) }
    let open = open + [part.place]
    if let reference = part.reference {
      let (target, name) = try target(of: reference, in: part)
      flat.names[target.place] = (part.isMereReference ? flat.names[part.place] : nil) ?? name
      if open.contains(target.place) {
        throw .circularReference(reference.string ?? "", at: reference.location)
      }
      try add(target, to: &flat, within: open)
      if part.file.ignoresSiblingsOfReferences { return }
    }
    var isTelling = false
    for member in members where try read(member, of: part, into: &flat, within: open) {
      isTelling = true
    }
    if isTelling { flat.parts.append(part) }
  }

  /// Merges one keyword of a schema. Returns whether the keyword contributes to the type.
  private func read(
    _ member: Node.Member,
    of part: SchemaPart,
    into flat: inout FlatSchema,
    within open: [SchemaPlace]
  ) throws(Diagnostic) -> Bool {
    let value = member.value
    if let draft = part.file.draft, !draft.knows(member.key) {
      flat.notes.append(.keywordOfOtherDraft(member, in: draft))
      return false
    }
    let isData = ["example", "examples", "default"].contains(member.key)
    if !isData, let problem = unsupported(in: value) { throw problem }
    switch member.key {
    // The most common keywords come first, so that they need the fewest comparisons.
    case "description", "title": return false
    case "type": flat.allow(try kinds(of: value), at: value.location)
    case "enum": flat.allow(try list(value, "enum", of: "values"), at: value.location)
    case "const": flat.allow([value], at: value.location)
    case "nullable": flat.allowsNull = flat.allowsNull || part.allowsNull
    case "discriminator":
      // In OpenAPI, schemas that extend this one can appear in its place.
      guard !part.ignoresChoices, part.node["oneOf"] == nil, part.node["anyOf"] == nil,
        part.file.isOpenAPI,
        let mapping = value["mapping"]?.members, !mapping.isEmpty
      else { return false }
      let branches = mapping.map { part.inside(reference(toMapped: $0.value)) }
      flat.choices.append(FlatSchema.Choice(owner: part, branches: branches))
    case "anyOf", "oneOf":
      if part.ignoresChoices { return false }
      let branches = try schemas(value, member.key).map(part.inside)
      // Branches that only require members do not describe types.
      if !branches.contains(where: { $0.hasStructure(excluding: ["required"]) }) { return false }
      flat.choices.append(FlatSchema.Choice(owner: part, branches: branches))
    case "allOf":
      for branch in try schemas(value, member.key) {
        let branch = part.inside(branch)
        if open.contains(branch.place) { throw .circularReference(member.key, at: value.location) }
        try add(branch, to: &flat, within: open)
      }
      return false
    case "then", "else":
      try checkSchema(value)
      flat.conditional.append(part.inside(value))
      if value["properties"] != nil { flat.bounded.formUnion(.object) }
    case "dependentSchemas", "dependencies":
      let schemas = (value.members ?? []).map(\.value).filter { $0.members != nil }
      flat.conditional += schemas.map(part.inside)
    case "required":
      for key in try keys(value) { flat.required.insert(key) }
      flat.implied.formUnion(.object)
    case "properties", "patternProperties":
      guard value.members != nil else {
        throw .schema(member.key, wants: "a mapping", found: value)
      }
      flat.implied.formUnion(.object)
    case "additionalProperties", "unevaluatedProperties":
      try checkSchema(value)
      if value.bool == true { return false }
      flat.implied.formUnion(.object)
    case "items", "prefixItems", "additionalItems":
      for schema in value.elements ?? [value] { try checkSchema(schema) }
      flat.implied.formUnion(.array)
    case "if", "not", "contains", "propertyNames", "unevaluatedItems":
      try checkSchema(value)
      bound(member, &flat)
      return false
    default:
      bound(member, &flat)
      return false
    }
    return true
  }

  private func bound(_ member: Node.Member, _ flat: inout FlatSchema) {
    switch member.key {
    case "format":
      flat.format = flat.format ?? member.value.string
      if wideFormats.contains(member.value.string ?? "") { flat.exceedsInt = true }
      flat.bounded.formUnion(numericFormats.contains(member.value.string ?? "") ? .number : .string)
    case "pattern":
      flat.pattern = flat.pattern ?? member.value.string
      flat.bounded.formUnion(.string)
    case "minLength", "maxLength", "contentEncoding": flat.bounded.formUnion(.string)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
      if let text = member.value.text, isBeyondInt(text) { flat.exceedsInt = true }
      flat.bounded.formUnion(.number)
    case "multipleOf": flat.bounded.formUnion(.number)
    case "minItems", "maxItems", "uniqueItems", "contains": flat.bounded.formUnion(.array)
    case "minProperties", "maxProperties", "propertyNames": flat.bounded.formUnion(.object)
    default: break
    }
  }

  private func kinds(of type: Node) throws(Diagnostic) -> JSONKinds {
    var kinds: JSONKinds = []
    for alternative in type.elements ?? [type] {
      guard let name = alternative.string else {
        throw .schema("type", wants: "the name of a type", found: alternative)
      }
      guard let known = JSONKinds.named.first(where: { $0.name == name }) else {
        throw .unknownType(name, at: alternative.location)
      }
      kinds.formUnion(known.kinds)
    }
    return kinds
  }

  private func list(_ node: Node, _ keyword: String, of what: String) throws(Diagnostic) -> [Node] {
    guard let elements = node.elements else {
      throw .schema(keyword, wants: "a list of \(what)", found: node)
    }
    if elements.isEmpty { throw .emptyList(keyword, of: what, at: node.location) }
    if let problem = elements.firstNonNil(unsupported) { throw problem }
    return elements
  }

  private func schemas(_ node: Node, _ keyword: String) throws(Diagnostic) -> [Node] {
    let schemas = try list(node, keyword, of: "schemas")
    for schema in schemas { try checkSchema(schema) }
    return schemas
  }

  /// Throws if the node is not a schema. Subschemas are checked even if they cannot apply to the type.
  private func checkSchema(_ node: Node) throws(Diagnostic) {
    if node.members == nil, node.bool == nil {
      throw .schema("a schema", wants: "a mapping", found: node)
    }
  }

  private func keys(_ required: Node) throws(Diagnostic) -> [String] {
    guard let keys = required.elements else {
      throw .schema("required", wants: "a list of keys", found: required)
    }
    return try keys.map { (key) throws(Diagnostic) -> String in
      guard let text = key.string else {
        throw .schema("a key in required", wants: "a string", found: key)
      }
      return text
    }
  }
}

private let numericFormats: Set<String> = [
  "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float", "double",
  "decimal", "int128", "uint128",
]

private let wideFormats: Set<String> = ["uint64", "int128", "uint128"]

private func isBeyondInt(_ text: String) -> Bool {
  guard Int(text) == nil, let number = Double(text) else { return false }
  return number.magnitude >= 0x1p63
}

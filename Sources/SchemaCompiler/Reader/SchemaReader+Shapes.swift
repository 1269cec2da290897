import DocumentReader
import ViewModelIR

extension SchemaReader {
  mutating func shape(of part: SchemaPart, _ context: Context) -> Shape {
    if let type = plainScalar(part) { return .scalar(type) }
    do {
      let start = try followed(part)
      var context = start.name.map(context.referred) ?? context
      var schema = try flatten([start.part], head: start.part)
      // A schema that adds nothing to the one it extends is the same type.
      if let only = schema.onlyStructuralPart, let name = schema.names[only.place] {
        schema.head = only
        context = context.referred(as: name)
      }
      let shape = shape(schema, context)
      return start.allowsNull ? shape.asNullable : shape
    } catch {
      return graph.failure(error)
    }
  }

  /// The type of a scalar schema without constraints, or `nil` for other schemas. A fast path: most schemas are like this and need no
  /// merging.
  private func plainScalar(_ part: SchemaPart) -> ValueType? {
    guard let members = part.node.members, !part.node.isReported else { return nil }
    var type: String?
    var format: String?
    for member in members {
      switch member.key {
      case "type": type = member.value.string
      case "format": format = member.value.string
      case "description", "title", "default", "example", "examples": break
      default: return nil
      }
    }
    return switch type {
    case "string": textType(format)
    case "boolean" where format == nil: .boolean
    case "integer" where format == nil: .integer
    case "number" where format == nil: .number
    default: nil
    }
  }

  /// The schema at the end of a chain of plain `$ref`s, with the name that the first of them gives it.
  struct Followed {
    var part: SchemaPart
    var name: String?
    var allowsNull = false
  }

  /// A step from a schema without content of its own to the one that it stands for.
  struct ReferenceStep {
    var next: SchemaPart
    /// The `$ref` and the name that it gives the next schema, or `nil` for an `allOf`.
    var reference: (node: Node, name: String)?
  }

  /// Follows plain `$ref`s, and `allOf`s of one schema, to the schema that they stand for.
  mutating func followed(_ start: SchemaPart) throws(Diagnostic) -> Followed {
    var followed = Followed(part: start)
    var passed: [SchemaPlace] = []
    while let hop = try hop(from: followed.part) {
      let part = followed.part
      let place = part.place
      if let reference = hop.reference {
        if passed.contains(hop.next.place) || hop.next.place == place {
          throw .circularReference(reference.node.string ?? "", at: reference.node.location)
        }
        followed.name = followed.name ?? reference.name
      }
      guard passed.count < Limits.referenceDepth else {
        throw .referenceDepth(at: part.reference?.location ?? part.node.location)
      }
      passed.append(place)
      followed.allowsNull = followed.allowsNull || part.allowsNull
      followed.part = hop.next
    }
    return followed
  }

  /// Returns the next step from a schema, or `nil` if it has content of its own. Cached, because chains of references share their steps.
  private mutating func hop(from part: SchemaPart) throws(Diagnostic) -> ReferenceStep? {
    if let known = hops[part.place] { return known }
    if let problem = unsupported(in: part.node) { throw problem }
    let hop: ReferenceStep
    if part.isMereReference, let reference = part.reference {
      let (target, name) = try target(of: reference, in: part)
      hop = ReferenceStep(next: target, reference: (reference, name))
    } else if let only = onlyBranch(of: part), !narrows(part, only) {
      hop = ReferenceStep(next: only)
    } else {
      return nil
    }
    hops[part.place] = hop
    return hop
  }

  /// Returns the only schema of an `allOf` that is more than documentation, or `nil` if others or further keywords contribute to the type.
  private func onlyBranch(of part: SchemaPart) -> SchemaPart? {
    guard let branches = part.node["allOf"]?.elements?.map(part.inside),
      part.onlyDescribes(excluding: ["allOf", "type", "nullable"])
    else { return nil }
    let telling = branches.filter { !$0.onlyDescribes() }
    return telling.count == 1 ? telling.first : nil
  }

  /// Whether the `type` of a schema excludes values of its `allOf`, apart from null.
  private func narrows(_ part: SchemaPart, _ branch: SchemaPart) -> Bool {
    guard part.node["type"] != nil, let all = try? flatten([part], head: part),
      let only = try? flatten([branch], head: branch)
    else { return false }
    if all.isImpossible { return true }
    return only.choices.isEmpty
      && all.meantKinds.subtracting(.null) != only.meantKinds.subtracting(.null)
  }

  mutating func shape(_ schema: FlatSchema, _ context: Context) -> Shape {
    for note in schema.notes { graph.warn(note) }
    if schema.allowsNull {
      var present = schema
      present.allowsNull = false
      return shape(present, context).asNullable
    }
    // Most schemas are scalars, for which computing a key would be wasted.
    if context.depth < Limits.nesting, let scalar = scalar(schema) { return scalar }
    let key = schema.key
    if let known = shapeByKey[key] { return known }
    if let entry = open[key] { return recursiveShape(schema, key, entry, context) }
    guard context.depth < Limits.nesting else {
      return graph.failure(.schemaDepth(at: schema.head.node.location))
    }
    guard graph.entries.count <= Limits.types else {
      return graph.failure(.tooManyTypes(at: files.root.root.location))
    }
    let dropped = droppedBranches
    open[key] = .some(nil)
    var inner = context
    inner.depth += 1
    inner.direct.append(key)
    var shape = structure(of: schema, inner)
    if let entry = open.removeValue(forKey: key) ?? nil { shape = graph.name(shape, by: entry) }
    // A shape that omits a branch because that branch is still being read is only valid here, so it is not cached.
    if dropped == droppedBranches || context.direct.isEmpty { shapeByKey[key] = shape }
    return shape
  }

  /// Returns the shape of a schema that occurs again while it is being read. A list that contains itself needs a named type.
  private mutating func recursiveShape(
    _ schema: FlatSchema,
    _ key: FlatSchema.Key,
    _ entry: Int?,
    _ context: Context
  ) -> Shape {
    if context.direct.contains(key) {
      return graph.failure(.circularReference("$ref", at: schema.head.node.location))
    }
    if let entry { return .entry(entry) }
    let new = declare(.union([], discriminator: nil), at: schema.head, context)
    open[key] = new
    return .entry(new)
  }

  private mutating func structure(of schema: FlatSchema, _ context: Context) -> Shape {
    if schema.isImpossible {
      // A mistake in one place should not prevent the rest of a third-party schema from being used.
      warn(schema, mention(path(of: schema.head, context)), "is treated as any JSON")
      return .scalar(.json)
    }
    for unquoted in schema.unquoted { graph.warn(.unquotedText(unquoted)) }
    if let values = schema.values { return enumeration(values, of: schema, context) }
    if !schema.choices.isEmpty { return choice(schema, context) }
    if schema.isAnything { return .scalar(.json) }
    var kinds = schema.meantKinds
    let isNullable = kinds.remove(.null) != nil
    let shape = shape(of: kinds, schema, context)
    return isNullable ? shape.asNullable : shape
  }

  /// Warns that no value satisfies a schema. `mention` is its name in the message, `consequence` how it is treated.
  mutating func warn(_ schema: FlatSchema, _ mention: String, _ consequence: String) {
    let location = schema.conflict ?? schema.refusal ?? schema.head.node.location
    if !schema.unquoted.isEmpty {
      for unquoted in schema.unquoted { graph.warn(.unquotedText(unquoted)) }
    } else if schema.conflict == nil, schema.refusal != nil {
      graph.warn(.falseSchema(mention, consequence, at: location))
    } else {
      graph.warn(.contradiction(in: mention, consequence, at: location))
    }
  }

  /// The path to a schema, for messages: its definition and the properties that lead to it, as in `Order.items.price`.
  func path(of part: SchemaPart, _ context: Context) -> String {
    graph.path(to: part.title ?? context.name, in: context.parent)
  }

  /// The name of a schema in messages.
  func mention(_ path: String) -> String { path.isEmpty ? "this schema" : quoted(path) }

  /// The shape of a scalar schema, or `nil` for an enumeration, a choice, a list or an object.
  private func scalar(_ schema: FlatSchema) -> Shape? {
    if schema.isImpossible || schema.values != nil || !schema.choices.isEmpty { return nil }
    var kinds = schema.meantKinds
    let isNullable = kinds.remove(.null) != nil
    let shape = scalarType(of: kinds, schema).map(Shape.scalar)
    return isNullable ? shape?.asNullable : shape
  }

  func scalarType(of kinds: JSONKinds, _ schema: FlatSchema) -> ValueType? {
    switch kinds {
    case .boolean: .boolean
    case .integer: schema.exceedsInt ? .decimal : .integer
    case .number, .fraction: .number
    case .string: textType(schema.format)
    default: nil
    }
  }

  mutating func shape(of kinds: JSONKinds, _ schema: FlatSchema, _ context: Context) -> Shape {
    if let type = scalarType(of: kinds, schema) { return .scalar(type) }
    switch kinds {
    case []: return .scalar(.json)
    case .array: return array(schema, context)
    case .object: return object(schema, context)
    default:
      let alternatives = kinds.separate.map { kind in
        var alternative = schema
        alternative.kinds = kind
        return Alternative(schema: alternative)
      }
      return union(of: alternatives, as: schema, context)
    }
  }
}

import Foundation

extension SchemaReader {
  mutating func shape(of part: SchemaPart, _ context: Context) -> Shape {
    do {
      var context = context
      let part = try followed(part, &context)
      return shape(try flatten([part], head: part), context)
    } catch {
      return graph.failure(error)
    }
  }

  /// What a mere `$ref`, or an `allOf` of one schema, stands for.
  func followed(
    _ start: SchemaPart,
    _ context: inout Context
  ) throws(Diagnostic) -> SchemaPart {
    var part = start
    var references: [Node] = []
    while true {
      if part.isMereReference, let reference = part.reference {
        let (target, name) = try target(of: reference, in: part)
        guard references.count < Limits.referenceDepth else {
          throw .referenceDepth(at: reference.location)
        }
        if target.place == start.place
          || references.contains(where: { $0.location == reference.location })
        {
          throw .circularReference(reference.string ?? "", at: reference.location)
        }
        references.append(reference)
        context.name = name
        context.isNamedAfterRoot = false
        context.parent = nil
        part = target
      } else if let only = part.node["allOf"]?.elements?.first,
        part.node["allOf"]?.elements?.count == 1, !part.hasStructure(besides: ["allOf", "type"]),
        references.count < Limits.referenceDepth
      {
        references.append(only)
        part = part.inside(only)
      } else {
        return part
      }
    }
  }

  mutating func shape(_ schema: FlatSchema, _ context: Context) -> Shape {
    // Most schemas lead nowhere, and need no key to be known by.
    if context.depth < Limits.nesting, let scalar = scalar(schema) { return scalar }
    let key = schema.key
    if let known = shapeByKey[key] { return known }
    if let entry = open[key] { return shapeMetAgain(schema, key, entry, context) }
    guard context.depth < Limits.nesting else {
      return graph.failure(.schemaDepth(at: schema.head.node.location))
    }
    open[key] = .some(nil)
    var inner = context
    inner.depth += 1
    inner.direct.append(key)
    var shape = structure(of: schema, inner)
    if let entry = open.removeValue(forKey: key) ?? nil {
      graph.entries[entry].kind = .union([SchemaGraph.Case(shape: shape)], discriminator: nil)
      shape = .entry(entry)
    }
    shapeByKey[key] = shape
    return shape
  }

  /// A list that holds itself needs a type to be named by.
  private mutating func shapeMetAgain(
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
      return graph.contradiction(at: schema.conflict ?? schema.head.node.location)
    }
    if let values = schema.values { return enumeration(values, of: schema, context) }
    if !schema.choices.isEmpty { return choice(schema, context) }
    if schema.isAnything { return .scalar(.json) }
    var kinds = schema.meantKinds
    let isNullable = kinds.remove(.null) != nil || schema.allowsNull
    let shape = shape(of: kinds, schema, context)
    return isNullable ? shape.asNullable : shape
  }

  /// The shape of a schema without an enumeration or a choice, neither a list nor an object.
  private func scalar(_ schema: FlatSchema) -> Shape? {
    if schema.isImpossible || schema.values != nil || !schema.choices.isEmpty { return nil }
    var kinds = schema.meantKinds
    let isNullable = kinds.remove(.null) != nil || schema.allowsNull
    let shape = scalarType(of: kinds, schema).map(Shape.scalar)
    return isNullable ? shape?.asNullable : shape
  }

  private func scalarType(of kinds: JSONKinds, _ schema: FlatSchema) -> ValueType? {
    switch kinds {
    case .boolean: .boolean
    case .integer: schema.exceedsInt ? .decimal : .integer
    case .number, .fraction: .number
    case .string: stringType(format: schema.format)
    default: nil
    }
  }

  private mutating func shape(
    of kinds: JSONKinds,
    _ schema: FlatSchema,
    _ context: Context
  ) -> Shape {
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

  private func stringType(format: String?) -> ValueType {
    switch format {
    case "date-time": .date
    case "date": .day
    case "uri": .url
    case "uuid": .uuid
    default: .string
    }
  }

  /// Values of one type are an enumeration; of lists and objects only the type counts.
  mutating func enumeration(
    _ values: [Node],
    of schema: FlatSchema,
    isOpen: Bool = false,
    _ context: Context
  ) -> Shape {
    let present = values.filter { !$0.isNull }
    let isNullable = present.count < values.count
    var kinds = present.reduce(into: JSONKinds()) { $0.formUnion(JSONKinds(of: $1)) }
    if kinds.isSubset(of: .number), schema.kinds.contains(.fraction), schema.kinds != .all {
      kinds = .number
    }
    let shape: Shape
    switch kinds {
    case []: shape = .scalar(.json)
    case .boolean: shape = .scalar(.boolean)
    case _ where !kinds.isDisjoint(with: [.array, .object]):
      var plain = schema
      plain.values = nil
      plain.kinds = schema.kinds.intersection(kinds)
      shape = self.shape(of: plain.kinds, plain, context)
    default:
      let enumeration = SchemaGraph.Enumeration(
        rawType: rawType(kinds),
        rawValues: unique(present).map { rawValue($0, kinds) },
        openness: isOpen
          ? .open : present.count == 1 || tags.contains(schema.key) ? .closed : .asAsked
      )
      shape = .entry(declare(.enumeration(enumeration), at: schema.head, context))
    }
    return isNullable ? shape.asNullable : shape
  }

  private func rawType(_ kinds: JSONKinds) -> ServiceModel.Enumeration.RawType {
    switch kinds {
    case .string: .string
    case .integer: .integer
    case .number, .fraction: .number
    default: .json
    }
  }

  private func rawValue(_ node: Node, _ kinds: JSONKinds) -> String {
    let text = node.text ?? ""
    guard case .string = node.value, kinds != .string else { return text }
    return jsonString(text)
  }

  private func unique(_ values: [Node]) -> [Node] {
    var seen: Set<String> = []
    return values.filter { seen.insert("\(JSONKinds(of: $0).rawValue)\($0.text ?? "")").inserted }
  }
}

private func jsonString(_ text: String) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
}

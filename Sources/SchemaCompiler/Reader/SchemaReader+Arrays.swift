import DocumentReader

extension SchemaReader {
  /// Returns the shape of an array: a tuple if its positions have their own types, else a list.
  mutating func array(_ schema: FlatSchema, _ context: Context) -> Shape {
    var inner = context.inside("Element")
    let positions = schema.parts.lazy.compactMap { part in
      (part["prefixItems"]?.elements ?? part.node["items"]?.elements).map { (part, $0) }
    }
    if let (part, items) = positions.first(where: { !$0.1.isEmpty }) {
      inner.name = context.name
      return tuple(items, of: part, schema, inner)
    }
    let elements = schema.parts.compactMap { part in
      part.node["items"].flatMap { $0.bool == nil && $0.elements == nil ? part.inside($0) : nil }
    }
    guard let last = elements.last else { return .list(.scalar(.json)) }
    let element: Shape
    if elements.count == 1 {
      element = shape(of: last, inner)
    } else {
      do { element = shape(try flatten(elements, head: last), inner) } catch {
        return graph.failure(error)
      }
    }
    return element.isFailed ? element : .list(element)
  }

  private mutating func tuple(
    _ items: [Node],
    of part: SchemaPart,
    _ schema: FlatSchema,
    _ context: Context
  ) -> Shape {
    let shapes = items.enumerated().map { index, item in
      shape(of: part.inside(item), context.inside(" \(ordinal(index))"))
    }
    if let failed = shapes.first(where: \.isFailed) { return failed }
    let others = elementsBehind(part, context)
    if case .open(let rest) = others, rest.isFailed { return rest }
    let least = least(in: part)
    let most = part.node["maxItems"]?.text.flatMap { Int($0) } ?? .max
    if let first = shapes.first, shapes.allSatisfy({ $0 == first }) {
      let isOpen = if case .open(let rest) = others { rest != first } else { false }
      if !isOpen || most <= items.count { return .list(first) }
    }
    let members = zip(items, shapes).enumerated().map { index, pair in
      SchemaGraph.Member(
        key: ordinal(index),
        maximum: nil,
        shape: index < least ? pair.1 : pair.1.asOptional,
        isRequired: index < least,
        doc: part.inside(pair.0).doc,
        location: pair.0.location
      )
    }
    let isFull = most <= items.count
    return .entry(declare(.tuple(members, isFull ? .closed : others), at: schema.head, context))
  }

  private func least(in part: SchemaPart) -> Int {
    part.node["minItems"]?.text.flatMap { Int($0) } ?? 0
  }

  /// Returns the type of the elements after those of a tuple.
  private mutating func elementsBehind(
    _ part: SchemaPart,
    _ context: Context
  ) -> SchemaGraph.Others {
    let keyword = part["prefixItems"] == nil ? "additionalItems" : "items"
    guard let rest = part[keyword], rest.bool != true else { return .open(.scalar(.json)) }
    if rest.bool == false { return .closed }
    return .open(shape(of: part.inside(rest), context.inside("Element")))
  }
}

/// The key of a tuple's element: `first`, `second`, … `item 11`.
private func ordinal(_ index: Int) -> String {
  let names = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
  return names.indices.contains(index) ? names[index] : "item \(index + 1)"
}

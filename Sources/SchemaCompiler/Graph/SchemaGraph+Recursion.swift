extension SchemaGraph {
  /// Completes the entry of a schema that contains itself in lists, and returns the shape that refers to that entry. Only now is it known
  /// whether the schema allows null.
  mutating func name(_ shape: Shape, by entry: Int) -> Shape {
    var present = shape
    if case .optional(let wrapped) = shape {
      present = wrapped
      nullableEntries.insert(entry)
    }
    if present != .entry(entry) {
      entries[entry].kind = .union([Case(shape: present)], discriminator: nil)
    }
    return present == shape ? .entry(entry) : .optional(.entry(entry))
  }

  /// Makes references to nullable entries optional. Some were created before it was known that the entry is nullable.
  mutating func markNullableEntries() {
    if nullableEntries.isEmpty { return }
    for index in entries.indices {
      switch entries[index].kind {
      case .record(var members, let others):
        for place in members.indices {
          let shape = members[place].shape
          members[place].shape = marked(shape)
          if case .entry(let inner) = shape.leaf.shape, !shape.leaf.throughList {
            if nullableEntries.contains(inner) { members[place].isNullable = true }
          }
        }
        entries[index].kind = .record(members, marked(others))
      case .tuple(var members, let others):
        for place in members.indices { members[place].shape = marked(members[place].shape) }
        entries[index].kind = .tuple(members, marked(others))
      case .union(var cases, let discriminator):
        for place in cases.indices { cases[place].shape = marked(cases[place].shape) }
        entries[index].kind = .union(cases, discriminator: discriminator)
      case .alias(let shape): entries[index].kind = .alias(marked(shape))
      case .enumeration: break
      }
    }
  }

  private func marked(_ others: Others) -> Others {
    if case .open(let shape) = others { .open(marked(shape)) } else { others }
  }

  private func marked(_ shape: Shape) -> Shape {
    switch shape {
    case .entry(let index): nullableEntries.contains(index) ? .optional(shape) : shape
    case .list(let element): .list(marked(element))
    case .dictionary(let value): .dictionary(marked(value))
    case .optional(let wrapped): marked(wrapped).asOptional
    case .scalar, .numeral, .failed: shape
    }
  }
}

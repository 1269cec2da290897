extension SchemaGraph {
  /// The shape of what contains itself in lists, by the entry that these refer to; whether null is a value too is known only now.
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

  /// Lets null in where types refer to themselves.
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
    case .scalar, .failed: shape
    }
  }

  /// Marks the members that need a box because a struct would contain itself, which Swift cannot lay out; unions are indirect where
  /// they contain themselves, which ends the search. Returns all entries, each behind those that it contains by value.
  mutating func boxRecursion() -> [Int] {
    let indirect = indirectUnions
    let contained = entries.map(\.contained)
    enum Visit { case none, open, done }
    var visits = Array(repeating: Visit.none, count: entries.count)
    var order: [Int] = []
    for start in entries.indices where visits[start] == .none {
      var path: [(entry: Int, next: Int)] = [(start, 0)]
      visits[start] = .open
      while let (index, next) = path.last {
        let contained = indirect.contains(index) ? [] : contained[index]
        guard contained.indices.contains(next) else {
          visits[index] = .done
          order.append(index)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let child = contained[next] else { continue }
        switch visits[child] {
        case .none:
          visits[child] = .open
          path.append((child, 0))
        case .open: entries[index].box(next)
        case .done: break
        }
      }
    }
    return order
  }

  /// The unions that contain themselves by value.
  var indirectUnions: Set<Int> {
    let unions = entries.indices.filter {
      if case .union = entries[$0].kind { true } else { false }
    }
    if unions.isEmpty { return [] }
    let components = strongComponents(of: entries.map(\.contained))
    return Set(
      unions.filter { index in
        entries[index].contained.contains {
          $0.map { components[$0] == components[index] } ?? false
        }
      }
    )
  }

  /// The types that may nest without end, in lists and dictionaries too.
  var recursiveEntries: Set<Int> {
    let needed = entries.map { $0.shapes.map(\.leaf.shape.entry) }
    let components = strongComponents(of: needed)
    var sizes: [Int: Int] = [:]
    for component in components { sizes[component, default: 0] += 1 }
    return Set(
      entries.indices.filter { index in
        sizes[components[index]] != 1 || needed[index].contains(index)
      }
    )
  }

  /// Numbers entries so that those which contain each other have one number (Tarjan's algorithm).
  private func strongComponents(of contained: [[Int?]]) -> [Int] {
    var order = Array(repeating: -1, count: entries.count)
    var lowest = order
    var component = order
    var stack: [Int] = []
    var count = 0
    for start in entries.indices where order[start] < 0 {
      var path: [(entry: Int, next: Int)] = [(start, 0)]
      while let (index, next) = path.last {
        if next == 0 {
          order[index] = count
          lowest[index] = count
          count += 1
          stack.append(index)
        }
        let contained = contained[index]
        if contained.indices.contains(next) {
          path[path.count - 1].next += 1
          guard let child = contained[next] else { continue }
          if order[child] < 0 {
            path.append((child, 0))
          } else if component[child] < 0 {
            lowest[index] = min(lowest[index], order[child])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.entry { lowest[parent] = min(lowest[parent], lowest[index]) }
        guard lowest[index] == order[index] else { continue }
        while let member = stack.popLast() {
          component[member] = index
          if member == index { break }
        }
      }
    }
    return component
  }
}

extension SchemaGraph.Entry {
  /// The entries that each member or case holds by value; nil for what is stored elsewhere or no entry.
  fileprivate var contained: [Int?] {
    switch kind {
    case .record(let members, _), .tuple(let members, _):
      members.map { $0.isBoxed ? nil : $0.shape.containedEntry }
    case .union(let cases, _): cases.map(\.shape.containedEntry)
    case .enumeration, .alias: []
    }
  }

  mutating func box(_ index: Int) {
    switch kind {
    case .record(var members, let others):
      members[index].isBoxed = true
      kind = .record(members, others)
    case .tuple(var members, let others):
      members[index].isBoxed = true
      kind = .tuple(members, others)
    case .union, .enumeration, .alias: break
    }
  }
}

extension SchemaGraph.Shape {
  /// The entry of which each value holds one at most, as a part of itself.
  var containedEntry: Int? {
    let (shape, throughList) = leaf
    return throughList ? nil : shape.entry
  }

  fileprivate var entry: Int? {
    if case .entry(let index) = self { index } else { nil }
  }
}

extension SchemaGraph {
  /// Warns about types whose every value requires another one: no document of such a type ends.
  mutating func warnOfEndlessTypes(_ rings: StrongComponents) {
    var told: Set<Int> = []
    guard !indirectUnions.isEmpty || entries.contains(where: \.requiresBox) else { return }
    let isFinite = finiteness()
    for index in entries.indices where !isFinite[index] {
      switch entries[index].kind {
      case .record(let members, _), .tuple(let members, _):
        let endless = members.first { member in
          guard member.isBoxed, let inner = member.shape.requiredEntry else { return false }
          return !isFinite[inner]
        }
        if let endless, told.insert(rings.ofNode[index]).inserted {
          warnings.append(.endlessType(endless.key, at: endless.location))
        }
      case .union:
        if indirectUnions.contains(index) {
          warnings.append(.endlessChoice(at: entries[index].location))
        }
      case .enumeration, .alias: break
      }
    }
  }

  /// Whether each entry has a value that ends.
  private func finiteness() -> [Bool] {
    var isFinite = Array(repeating: false, count: entries.count)
    var missing = Array(repeating: 0, count: entries.count)
    var users: [[Int]] = Array(repeating: [], count: entries.count)
    var rest: [Int] = []
    for (index, entry) in entries.enumerated() {
      let shapes = entry.required
      let required = shapes.compactMap(\.requiredEntry)
      for inner in required { users[inner].append(index) }
      // One case that ends is enough.
      let isUnion = if case .union = entry.kind { true } else { false }
      let mayEnd = required.count < shapes.count || openUnions.contains(index)
      missing[index] = isUnion ? (mayEnd ? 0 : 1) : required.count
      if missing[index] == 0 { rest.append(index) }
    }
    while let index = rest.popLast() {
      if isFinite[index] { continue }
      isFinite[index] = true
      for user in users[index] {
        missing[user] -= 1
        if missing[user] <= 0 { rest.append(user) }
      }
    }
    return isFinite
  }
}

extension SchemaGraph.Entry {
  fileprivate var requiresBox: Bool {
    switch kind {
    case .record(let members, _), .tuple(let members, _):
      members.contains { $0.isBoxed && $0.shape.requiredEntry != nil }
    case .union, .enumeration, .alias: false
    }
  }

  /// What a value has to hold, all of it or, in a union, one.
  fileprivate var required: [SchemaGraph.Shape] {
    switch kind {
    case .record(let members, _), .tuple(let members, _): members.map(\.shape)
    case .union(let cases, _): cases.map(\.shape)
    case .alias(let shape): [shape]
    case .enumeration: []
    }
  }
}

extension SchemaGraph.Shape {
  /// What each value of it holds; an optional may be nil, a list empty.
  fileprivate var requiredEntry: Int? {
    if case .entry(let index) = self { index } else { nil }
  }
}

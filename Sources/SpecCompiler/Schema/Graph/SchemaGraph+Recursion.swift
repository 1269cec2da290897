extension SchemaGraph {
  /// Marks the members that need a box because a struct would contain itself, which Swift cannot lay out; unions are indirect where
  /// they contain themselves, which ends the search.
  mutating func boxRecursion() {
    let indirect = indirectUnions
    let contained = entries.map(\.contained)
    enum Visit { case none, open, done }
    var visits = Array(repeating: Visit.none, count: entries.count)
    for start in entries.indices where visits[start] == .none {
      var path: [(entry: Int, next: Int)] = [(start, 0)]
      visits[start] = .open
      while let (index, next) = path.last {
        let contained = indirect.contains(index) ? [] : contained[index]
        guard contained.indices.contains(next) else {
          visits[index] = .done
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
  }

  /// The unions that contain themselves by value.
  var indirectUnions: Set<Int> {
    let unions = entries.indices.filter {
      if case .union = entries[$0].kind { true } else { false }
    }
    if unions.isEmpty { return [] }
    let components = strongComponents()
    return Set(
      unions.filter { index in
        entries[index].contained.contains {
          $0.map { components[$0] == components[index] } ?? false
        }
      }
    )
  }

  /// Numbers entries so that those which contain each other have one number (Tarjan's algorithm).
  private func strongComponents() -> [Int] {
    let contained = entries.map(\.contained)
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

  fileprivate mutating func box(_ index: Int) {
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
  fileprivate var containedEntry: Int? {
    if case (.entry(let index), false) = leaf { index } else { nil }
  }
}

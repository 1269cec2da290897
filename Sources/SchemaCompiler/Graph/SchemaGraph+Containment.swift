extension SchemaGraph {
  /// What contains what as a part of itself, by value, where nothing is done about it.
  struct Containment: Sendable {
    /// Unions that contain themselves; those are indirect, which ends the search for others.
    let indirectUnions: Set<Int>
    /// Which others contain each other.
    let rings: StrongComponents
  }

  func containment() -> Containment {
    let contained = entries.map { $0.contained.compactMap { $0 } }
    let rings = strongComponents(of: contained)
    let indirect = Set(
      entries.indices.filter { index in
        guard case .union = entries[index].kind else { return false }
        return contained[index].contains { rings.areOne($0, index) }
      }
    )
    if indirect.isEmpty { return Containment(indirectUnions: [], rings: rings) }
    let others = entries.indices.map { indirect.contains($0) ? [] : contained[$0] }
    return Containment(indirectUnions: indirect, rings: strongComponents(of: others))
  }

  /// Marks the members that need a box because a value would contain itself: every member on
  /// the way round, so that it does not matter where the reading began.
  mutating func boxRecursion(_ containment: Containment) {
    indirectUnions = containment.indirectUnions
    for index in entries.indices where !containment.indirectUnions.contains(index) {
      for (place, inner) in entries[index].contained.enumerated() {
        if let inner, containment.rings.areOne(inner, index) { entries[index].box(place) }
      }
    }
  }

  /// The types that may nest without end, in lists and dictionaries too.
  var recursiveEntries: Set<Int> {
    let needed = entries.map(\.neededEntries)
    let components = strongComponents(of: needed)
    return Set(
      entries.indices.filter { index in needed[index].contains { components.areOne($0, index) } }
    )
  }
}

extension SchemaGraph.Entry {
  /// The entries that each member or case holds by value; nil for what is stored elsewhere or no entry.
  fileprivate var contained: [Int?] {
    switch kind {
    case .record(let members, _), .tuple(let members, _): members.map(\.shape.containedEntry)
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
  /// The entry that each value contains at most one of, as a part of itself.
  var containedEntry: Int? {
    let (shape, throughList) = leaf
    if case .entry(let index) = shape, !throughList { return index }
    return nil
  }
}

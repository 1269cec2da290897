import ViewModelIR

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

extension SchemaGraph {
  /// Boxes large members: a decoder's functions hold many copies of a value, and a background thread has a stack of 512 KB.
  ///
  /// `order` has each entry after those that it contains.
  mutating func boxLargeMembers(in order: [Int]) {
    var sizes = Array(repeating: 1, count: entries.count)
    for index in order {
      sizes[index] = indirectUnions.contains(index) ? 1 : boxLargeMembers(of: index, sizes)
    }
  }

  /// Boxes each member that is large by itself, then the largest of the others until the struct is small enough. Returns its size in bytes.
  private mutating func boxLargeMembers(of index: Int, _ sizes: [Int]) -> Int {
    let members: [Member]
    switch entries[index].kind {
    case .record(let found, _), .tuple(let found, _): members = found
    case .union(let cases, _): return 1 + (cases.map { words(in: $0.shape, sizes) }.max() ?? 0)
    // Its raw value, if it is not one of its cases.
    case .enumeration: return 3
    case .alias(let shape): return words(in: shape, sizes)
    }
    let memberSizes = members.map { $0.isBoxed ? 1 : words(in: $0.shape, sizes) }
    // One for the members that the schema does not declare.
    var total = memberSizes.reduce(1, +)
    guard total > largeMember else { return total }
    let boxable = members.indices.filter {
      members[$0].shape.containedEntry != nil && memberSizes[$0] > 1
    }
    let largestFirst = boxable.sorted { (-memberSizes[$0], $0) < (-memberSizes[$1], $1) }
    for member in largestFirst {
      guard memberSizes[member] > largeMember || total > largeStruct else { break }
      entries[index].box(member)
      total -= memberSizes[member] - 1
    }
    return total
  }

  /// How much of a struct a value takes, in machine words, rounded up.
  private func words(in shape: Shape, _ sizes: [Int]) -> Int {
    switch shape {
    case .scalar(let type): words(in: type)
    case .entry(let index): sizes[index]
    case .optional(let wrapped): words(in: wrapped, sizes)
    case .list, .dictionary, .failed: 1
    }
  }

  /// An optional's flag may take a word of its own.
  private func words(in type: ValueType) -> Int {
    switch type {
    case .boolean: 1
    case .integer, .number, .date, .day, .localDateTime, .duration, .string, .url: 2
    default: 3
    }
  }
}

/// In machine words: a kilobyte.
private let largeMember = 128

/// In machine words: four kilobytes.
private let largeStruct = 512

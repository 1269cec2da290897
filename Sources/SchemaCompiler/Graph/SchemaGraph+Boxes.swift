import ViewModelIR

extension SchemaGraph {
  /// The entries that contain each other by value, before anything is boxed.
  struct Containment: Sendable {
    /// The unions that contain themselves. They become indirect enumerations, so nothing else in their rings needs a box.
    let indirectUnions: Set<Int>
    /// The rings among the other entries.
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

  /// Boxes the members through which a value would contain itself. It boxes all members of a ring, so the result does not depend on
  /// where reading began.
  mutating func boxRecursion(_ containment: Containment) {
    indirectUnions = containment.indirectUnions
    for index in entries.indices where !containment.indirectUnions.contains(index) {
      for (place, inner) in entries[index].contained.enumerated() {
        if let inner, containment.rings.areOne(inner, index) { entries[index].box(place) }
      }
    }
  }

  /// The types whose values can contain values of the same type, also in lists and dictionaries.
  var recursiveEntries: Set<Int> {
    let needed = entries.map(\.neededEntries)
    let components = strongComponents(of: needed)
    return Set(
      entries.indices.filter { index in needed[index].contains { components.areOne($0, index) } }
    )
  }
}

extension SchemaGraph.Entry {
  /// For each member or case, the entry that it stores by value, or `nil` if there is none.
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
  /// The entry that a value of this shape stores inline, or `nil` if there is none. Lists and dictionaries store their values elsewhere.
  var containedEntry: Int? {
    let (shape, throughList) = leaf
    if case .entry(let index) = shape, !throughList { return index }
    return nil
  }
}

extension SchemaGraph {
  /// Boxes large members: a decoder's functions hold many copies of a value, and a background thread has a stack of 512 KB.
  ///
  /// In `order`, each entry comes after those that it contains.
  mutating func boxLargeMembers(in order: [Int]) {
    var sizes = Array(repeating: 1, count: entries.count)
    for index in order {
      sizes[index] = indirectUnions.contains(index) ? 1 : boxLargeMembers(of: index, sizes)
    }
  }

  /// Boxes each member that is large by itself, then the largest of the others until the struct is small enough. Returns the size of the
  /// entry in machine words.
  private mutating func boxLargeMembers(of index: Int, _ sizes: [Int]) -> Int {
    let members: [Member]
    switch entries[index].kind {
    case .record(let found, _), .tuple(let found, _): members = found
    case .union(let cases, _): return 1 + (cases.map { words(in: $0.shape, sizes) }.max() ?? 0)
    // Includes the raw value of an unknown case.
    case .enumeration: return 3
    case .alias(let shape): return words(in: shape, sizes)
    }
    let memberSizes = members.map { $0.isBoxed ? 1 : words(in: $0.shape, sizes) }
    // Includes a word for the members that the schema does not declare.
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

  /// The size of a value within a struct, in machine words, rounded up.
  private func words(in shape: Shape, _ sizes: [Int]) -> Int {
    switch shape {
    case .scalar(let type), .numeral(let type): words(in: type)
    case .entry(let index): sizes[index]
    case .optional(let wrapped): words(in: wrapped, sizes)
    case .list, .dictionary, .failed: 1
    }
  }

  /// The size of a value in machine words, including the word that an optional's flag may need.
  private func words(in type: ValueType) -> Int {
    switch type {
    case .boolean: 1
    case .integer, .number, .date, .day, .localDateTime, .duration, .string, .url: 2
    default: 3
    }
  }
}

/// The size above which a member is boxed, in machine words: one kilobyte.
private let largeMember = 128

/// The size above which a struct's largest members are boxed, in machine words: four kilobytes.
private let largeStruct = 512

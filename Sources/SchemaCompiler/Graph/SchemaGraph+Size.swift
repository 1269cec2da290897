import ViewModelIR

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

  /// Boxes what is large by itself, then what is largest, until the whole is no longer too large; returns the size.
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

  /// How much room a value takes, in machine words, rounded up.
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

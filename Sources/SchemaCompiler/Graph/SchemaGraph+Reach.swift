extension SchemaGraph {
  /// These entries and all that they need, in no order.
  func reached(from starts: [Int]) -> [Int] {
    Array(reached(from: starts) { entries[$0].neededEntries })
  }

  /// These entries and all that need one of them.
  func users(of used: [Int]) -> Set<Int> {
    var users: [[Int]] = Array(repeating: [], count: entries.count)
    for (index, entry) in entries.enumerated() {
      for needed in entry.neededEntries { users[needed].append(index) }
    }
    return reached(from: used) { users[$0] }
  }

  /// The entries that cannot be compiled, for a problem of their own or of what they need.
  var unsoundEntries: Set<Int> {
    users(of: entries.indices.filter { entries[$0].shapes.contains { $0.leaf.shape.isFailed } })
  }

  private func reached(from starts: [Int], _ next: (Int) -> [Int]) -> Set<Int> {
    var seen = Set(starts)
    var rest = starts
    while let index = rest.popLast() {
      rest += next(index).filter { seen.insert($0).inserted }
    }
    return seen
  }
}

extension SchemaGraph.Entry {
  var neededEntries: [Int] {
    shapes.compactMap { if case .entry(let index) = $0.leaf.shape { index } else { nil } }
  }
}

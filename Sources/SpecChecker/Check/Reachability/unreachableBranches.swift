import ViewModelIR

/// A branch that no data reaches, with the earlier branch that applies first; `nil` if its condition is never true.
struct UnreachableBranch {
  var index: Int
  var taker: Int?
}

/// Finds branches whose condition contradicts itself, or implies the condition of an earlier branch.
///
/// It compares conditions by their parts, so there are no false positives, but not every unreachable branch is found.
func unreachableBranches(_ branches: [[Condition]]) -> [UnreachableBranch] {
  // Each branch is compared with all earlier ones, which would take too long for very many.
  if branches.count > 500 { return [] }
  var reader = FactReader()
  var earlier: [[[Fact]]] = []
  return branches.enumerated().compactMap { index, conditions in
    let facts = reader.facts(conditions)
    func holds(_ fact: Fact) -> Bool { facts.contains { $0.implies(fact) } }
    defer { earlier.append(reader.alternatives(conditions)) }
    if facts.contains(where: { holds($0.negated) }) { return UnreachableBranch(index: index) }
    return earlier.firstIndex { $0.contains { $0.allSatisfy(holds) } }
      .map { UnreachableBranch(index: index, taker: $0) }
  }
}

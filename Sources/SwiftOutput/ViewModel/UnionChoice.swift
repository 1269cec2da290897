import ViewModelIR

/// Branches that ask which case one and the same union is, and nothing else: what `switch` is for.
struct UnionChoice {
  let union: TypedExpression
  let matches: [CaseMatch]
  /// Whether they leave nothing to `default`, of which Swift would warn.
  let isComplete: Bool

  /// Nil where a chain of `if` says it, and of a single branch says it better.
  init?(_ branches: [Rule.Branch], _ service: ServiceModel) {
    let matches = branches.compactMap { branch -> CaseMatch? in
      guard case .matches(let match)? = branch.conditions.first, branch.conditions.count == 1
      else { return nil }
      return match
    }
    guard let union = matches.first?.value, matches.count > 1, matches.count == branches.count,
      matches.allSatisfy({ $0.value == union })
    else { return nil }
    let names = Set(matches.map(\.caseName))
    guard names.count == matches.count else { return nil }
    self.union = union
    self.matches = matches
    let count = service.union(union.type).map { $0.cases.count + ($0.keepsUnknown ? 1 : 0) }
    isComplete = names.count == count
  }
}

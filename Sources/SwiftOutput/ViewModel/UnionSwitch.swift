import ViewModelIR

/// Branches whose only conditions test the case of the same union, so that they can be a `switch`.
struct UnionSwitch {
  let union: TypedExpression
  let matches: [CaseMatch]
  /// Whether the branches cover all cases. Swift would then warn about a `default`.
  let isComplete: Bool

  /// Returns `nil` if the branches have other conditions, or if there is only one, for which an `if` is more readable.
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
    let count = service.union(union.type)?.caseCount
    isComplete = names.count == count
  }
}

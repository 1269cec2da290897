import ViewModelIR

extension [Condition] {
  /// Without the names that neither later conditions nor the text read: Swift warns of those.
  func unnamed(unusedIn text: Text?) -> [Condition] {
    var used = (text?.expressions ?? []).reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    var result: [Condition] = []
    for condition in reversed() {
      switch condition {
      case .holds(let value): used.formUnion(value.variables)
      case .binds(let binding): used.formUnion(binding.value.variables)
      case .matches(let match): used.formUnion(match.value.variables)
      }
      result.append(condition.unnamed(unless: used))
    }
    return result.reversed()
  }
}

extension Condition {
  fileprivate func unnamed(unless used: Set<String>) -> Condition {
    switch self {
    case .binds(let binding) where !used.contains(binding.name):
      let null = TypedExpression(binding.value.type, .literal(.null))
      return .holds(TypedExpression(.boolean, .equal(binding.value, null, negated: true)))
    case .matches(let match) where match.name.map { !used.contains($0) } ?? false:
      return .matches(CaseMatch(caseName: match.caseName, value: match.value))
    default: return self
    }
  }
}

extension [Condition] {
  /// The conditions without the bindings that neither later conditions nor the given expressions use.
  ///
  /// Compilers would warn about the unused names.
  package func unnamed(unusedIn expressions: [TypedExpression]) -> [Condition] {
    unnamed(unless: Set(expressions.flatMap(\.variables)))
  }

  /// The conditions without the bindings whose names neither later conditions nor `used` contain.
  package func unnamed(unless used: Set<String>) -> [Condition] {
    var used = used
    // The names that are used after the next condition.
    var usedLater = used
    var result: [Condition] = []
    for condition in withoutRepetition.reversed() {
      if case .binds(let binding) = condition, !usedLater.contains(binding.name),
        let comparison = result.last?.equality(with: binding)
      {
        result[result.count - 1] = .holds(comparison)
        used = usedLater.union(comparison.variables)
      } else if let condition = condition.unnamed(unless: used) {
        result.append(condition)
        usedLater = used
        used.formUnion(condition.expression.variables)
      }
    }
    return result.reversed()
  }

  /// The conditions without bindings that repeat an earlier one.
  private var withoutRepetition: [Condition] {
    var bound: Set<Binding> = []
    return filter { condition in
      guard case .binds(var binding) = condition else { return true }
      binding.isImplied = false
      return bound.insert(binding).inserted
    }
  }
}

extension Condition {
  /// The condition without its name if nothing uses the name; `nil` if the condition then has no effect.
  fileprivate func unnamed(unless used: Set<String>) -> Condition? {
    switch self {
    case .binds(let binding) where !used.contains(binding.name):
      if binding.isImplied { return nil }
      let null = TypedExpression(binding.value.type, .literal(.null))
      return .holds(TypedExpression(.boolean, .equal(binding.value, null, negated: true)))
    case .matches(let match) where match.name.map { !used.contains($0) } ?? false:
      if match.isImplied { return nil }
      return .matches(CaseMatch(caseName: match.caseName, type: match.type, value: match.value))
    default: return self
    }
  }

  /// A comparison such as `model.status == .new`, which replaces `let status = model.status, status == .new`; `nil` for any other condition.
  fileprivate func equality(with binding: Binding) -> TypedExpression? {
    guard case .holds(let comparison) = self else { return nil }
    return comparison.equality(with: binding)
  }
}

extension TypedExpression {
  fileprivate func equality(with binding: Binding) -> TypedExpression? {
    switch kind {
    case .equal(let left, let right, false) where left.variableName == binding.name:
      return TypedExpression(.boolean, .equal(binding.value, right, negated: false))
    case .equal(let left, let right, false) where right.variableName == binding.name:
      return TypedExpression(.boolean, .equal(left, binding.value, negated: false))
    case .isAny(let value, let literals) where value.variableName == binding.name:
      return TypedExpression(.boolean, .isAny(binding.value, of: literals))
    default: return nil
    }
  }
}

extension Presenter.Action {
  /// Whether the optimistic update certainly has the same result when it is applied again: it sets a Bool to a value that the
  /// condition rules out for the old one, as in `when: it.favourited != isFavourite`.
  package var isToggle: Bool {
    assignments.contains { assignment in
      !readsChanged(assignment.value)
        && guards.contains { clause in
          guard case .holds(let test) = clause else { return false }
          return written(test).rulesOut(assignment.value, at: assignment.path, of: subjectName)
        }
    }
  }
}

extension TypedExpression {
  /// Whether the condition is false if the Bool at the path of a variable (or of the model) is the value.
  fileprivate func rulesOut(_ value: TypedExpression, at path: PropertyPath, of name: String?)
    -> Bool
  {
    func isOld(_ expression: TypedExpression) -> Bool {
      guard expression.type.unwrapped == .boolean, let (base, names) = expression.propertyChain
      else { return false }
      return names == path.names
        && (name == nil ? base.kind == .model : base.variableName == name)
    }
    return switch kind {
    case .equal(let left, let right, negated: true):
      isOld(left) && right == value || isOld(right) && left == value
    case .not(let old): isOld(old) && value.kind == .literal(.bool(true))
    default: isOld(self) && value.kind == .literal(.bool(false))
    }
  }
}

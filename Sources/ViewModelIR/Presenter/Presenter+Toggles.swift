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

  /// Whether an optimistic value certainly stays the same when it is set again: it is the old list without the elements that a condition
  /// on each of them rules out, as in `users.filter(!selected.contains($0.id))`.
  package func isFilter(_ assignment: Assignment) -> Bool {
    func isFilter(_ list: TypedExpression) -> Bool {
      guard case .call(let base, .filter, let arguments) = list.kind,
        !FunctionCall(base: base, arguments: arguments).readsIndex,
        !arguments.contains(where: readsChanged)
      else { return false }
      return base.isOld(at: assignment.path, of: subjectName) || isFilter(base)
    }
    return isFilter(written(assignment.value).unwrapped.value)
  }
}

extension TypedExpression {
  /// Whether this is the value at the path of a variable (or of the model).
  fileprivate func isOld(at path: PropertyPath, of name: String?) -> Bool {
    guard let (base, names) = propertyChain, names == path.names else { return false }
    return name == nil ? base.kind == .model : base.variableName == name
  }

  /// Whether the condition is false if the Bool at the path of a variable (or of the model) is the value.
  fileprivate func rulesOut(_ value: TypedExpression, at path: PropertyPath, of name: String?)
    -> Bool
  {
    func isOld(_ expression: TypedExpression) -> Bool {
      expression.type.unwrapped == .boolean && expression.isOld(at: path, of: name)
    }
    return switch kind {
    case .equal(let left, let right, negated: true):
      isOld(left) && right == value || isOld(right) && left == value
    case .not(let old): isOld(old) && value.kind == .literal(.bool(true))
    default: isOld(self) && value.kind == .literal(.bool(false))
    }
  }
}

extension Presenter.Action {
  /// The clauses of the condition that a change checks again. Values that do not depend on what the change applies to are bound before it.
  package var clausesInChange: [Condition] {
    if !checksAgain { return [] }
    var changing = Set([subjectName].compactMap { $0 })
    let clauses = guards.filter { clause in
      guard let name = clause.binding?.name else { return true }
      let value = clause.expression
      let isInside =
        !value.variables.isDisjoint(with: changing) || subjectName == nil && value.readsModel
      if isInside { changing.insert(name) }
      return isInside
    }
    return clauses.unnamed(unusedIn: assignments.map(\.value))
  }

  /// The expressions in a change.
  package var expressionsInChange: [TypedExpression] {
    assignments.map(\.value) + clausesInChange.map(\.expression)
  }

  /// The names that a change uses, except those that it binds.
  package var namesInChange: Set<String> {
    Set(expressionsInChange.flatMap(\.variables)).subtracting(clausesInChange.boundNames)
  }
}

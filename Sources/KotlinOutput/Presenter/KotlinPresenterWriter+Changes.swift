import ViewModelIR

// The changes that are shown before the service responds.

extension PresenterWriter {
  /// Returns the change of the model; `nil` if the action has none.
  func change(_ action: Presenter.Action) throws(NotInKotlin) -> Code? {
    switch action.change {
    case nil: return nil
    case .remove: return .call("\(target(of: action)).remove", [try targetID(action)])
    case .insert(let value, let list, let id, let atEnd):
      let element = try texts.expressions.code(value)
      let end: [Code] = atEnd ? ["atEnd = true"] : []
      return .call("\(self.list(list, id)).insert", [element] + end)
    case .move(let position, let outerID):
      guard let rows = action.rows else { return nil }
      var arguments: [Code] = ["id", try texts.expressions.code(position)]
      if let outerID {
        let name = lists.first { $0.list.isAt(rows.list, rows.id, of: nil, in: rows.outer) }?.name
        arguments.append(.call(.text(name ?? ""), [try texts.expressions.code(outerID)]))
      }
      return .call(.sequence([.text("\(list(rows))."), .helper("move")]), arguments)
    case .set(let assignments):
      let set: Code =
        action.rows == nil
        ? .sequence([.helper("ScreenEdit"), ".set"])
        : .call("\(target(of: action)).set", [try targetID(action)])
      let body = try setting(action, assignments)
      return .sequence([set, " ", .lambda(parameters: old, body)])
    }
  }

  /// The name of the row or model before a change: `old`.
  private var old: String { own("old") }

  /// Returns the statements that compute a changed row or model from `old`.
  private func setting(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment]
  ) throws(NotInKotlin) -> [Code] {
    var writer = texts.expressions
    // What is known is about the values before the call.
    writer.present = []
    writer.cases = [:]
    // The parameter has a name, because `it` would be the element in closures.
    if let name = action.subjectName {
      writer.variables[name] = .text(old)
    } else {
      writer.model = old
    }
    // The change can be applied again to a response that includes it: a sum must not be added twice.
    let found = try KotlinConditions(action.clausesInChange, &writer)
    var changes: [(path: ArraySlice<PropertyPath.Step>, value: Code)] = []
    for assignment in assignments {
      let path = assignment.path
      let others = assignments.map(\.path).filter { $0.names != path.names }
      if others.contains(where: { $0.overlaps(path.names) }) {
        throw NotInKotlin("an optimistic value that is a part of another one", at: action.location)
      }
      var inside = found.writer
      for part in parts(on: path, of: action) { inside.know(part) }
      changes.append((path.steps[...], try inside.code(assignment.value)))
    }
    let isKnown = !assignments.contains { assignment in
      parts(on: assignment.path, of: action).contains(where: found.writer.isNullable)
    }
    let copy = screen.copy(changes, of: old, in: owner(of: action), isKnown: isKnown)
    if found.conditions.isEmpty { return [copy] }
    let branch = Code.Branch(conditions: found.conditions, value: copy)
    return found.statements + [.conditional([branch], otherwise: .text(old))]
  }

  /// The type of what an action changes.
  private func owner(of action: Presenter.Action) -> ValueType {
    action.subject?.type ?? action.rows?.list.element ?? screen.service.root
  }

  /// The values on a path that are not null where the value at its end is computed.
  private func parts(on path: PropertyPath, of action: Presenter.Action) -> [TypedExpression] {
    let name = action.subjectName.map(TypedExpression.Kind.variable)
    var part = TypedExpression(owner(of: action), name ?? .model)
    return path.steps.dropLast().compactMap { step in
      let type = part.type.isOptional ? step.type.asOptional : step.type
      part = TypedExpression(type, .property(part, step.name))
      return step.type.isOptional ? part : nil
    }
  }
}

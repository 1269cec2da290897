// What a presenter does in every language in which it is written.

extension Presenter {
  /// Whether there are loads whose errors are not shown, because they are repeated or follow another error.
  package var loadsSilently: Bool {
    pollInterval != nil || load?.throttle != nil
      || actions.flatMap(\.failures).contains(where: \.reloads)
  }

  /// Whether the presenter waits for anything other than responses.
  package var sleeps: Bool {
    load?.debounce != nil || load?.progressDelay != nil || pollInterval != nil || tick != nil
      || actions.contains { $0.debounce != nil }
  }

  /// Whether the presenter reads the time for anything other than what it shows.
  package var readsClock: Bool { tick != nil || pollTime != nil || load?.throttle != nil }

  /// Whether the expressions read a local that a load sends to the service.
  package func readsRequest(_ expressions: [TypedExpression]) -> Bool {
    let names = requested.map(\.name)
    return expressions.contains { !$0.variables.isDisjoint(with: names) }
  }

  /// Whether the action is about the values that a load would send now, whatever the content was loaded with.
  package func isAboutRequest(_ action: Action) -> Bool {
    guard action.rows == nil, let call = action.call else { return false }
    let read = call.arguments.map(\.value) + action.expressionsInChange + action.changeArguments
    return readsRequest(read)
  }

  /// Whether the action changes the content of all requests: its call says nothing about one.
  package func isAboutAll(_ action: Action) -> Bool {
    guard action.rows == nil, let call = action.call, !requested.isEmpty else { return false }
    let arguments = call.arguments.map(\.value)
    if isAboutRequest(action) || arguments.contains(where: \.readsModel) { return false }
    if action.returned != nil { return true }
    if case .set? = action.change { return !action.uses }
    return false
  }

  /// Whether what the screen shows depends on the local.
  package func isRendered(_ local: Local) -> Bool {
    local.isShown || load?.stale != nil && requested.contains { $0.name == local.name }
  }

  /// The locals that effects set and that the screen shows, one for each assignment.
  package func rendered(_ effects: Action.Effects) -> [Local] {
    effects.assignments.compactMap { assignment in
      locals.first { $0.name == assignment.local && isRendered($0) }
    }
  }
}

extension Presenter.Rows {
  /// The IDs of the row, and of the row that it is in, with the names of the parameters that have them.
  package var ids: [(name: String, value: TypedExpression)] {
    let outer = outer.map { outer in
      (Presenter.outerID, Self.over(Presenter.outer, outer.list.element, outer.id))
    }
    return [outer].compactMap { $0 } + [("id", Self.over(Presenter.row, list.element, id))]
  }

  /// The parameters of an action's function that have the IDs.
  package var idParameters: [ViewModel.Input] {
    ids.map { ViewModel.Input(name: $0.name, type: $0.value.type) }
  }

  /// Whether these are the rows of the same list.
  package func isOfSameList(_ other: Self?) -> Bool { list == other?.list && outer == other?.outer }

  /// The ID over a variable, if it is a property of the element: `row.id`.
  private static func over(
    _ name: String,
    _ element: ValueType,
    _ id: TypedExpression
  ) -> TypedExpression {
    guard case .property(let base, let property) = id.kind, base.kind == .model else { return id }
    return TypedExpression(id.type, .property(TypedExpression(element, .variable(name)), property))
  }
}

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
  package var readsClock: Bool { tick != nil || load?.throttle != nil }

  /// Whether the expressions read a local that a load sends to the service.
  package func readsRequest(_ expressions: [TypedExpression]) -> Bool {
    let names = requested.map(\.name)
    return expressions.contains { !$0.variables.isDisjoint(with: names) }
  }

  /// Whether the action is about the values that a load would send now, whatever the content was loaded with.
  package func isAboutRequest(_ action: Action) -> Bool {
    guard action.rows == nil, let call = action.call else { return false }
    var read = call.arguments.map(\.value) + action.expressionsInChange
    if case .insert(let value, _, _, _)? = action.change { read.append(value) }
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
  /// The ID over the variable `row`, if it is a property of the element: `row.id`.
  package var rowID: TypedExpression {
    guard case .property(let base, let name) = id.kind, base.kind == .model else { return id }
    let row = TypedExpression(list.element, .variable(Presenter.row))
    return TypedExpression(id.type, .property(row, name))
  }
}

import DocumentReader
import ViewModelIR

// What the screen shows while an action runs, and after it.

extension PresenterCaseFinder {
  func addShown(
    _ attempt: Attempt,
    _ answer: Value?,
    _ ending: Ending,
    to found: inout PresenterCases.Action
  ) {
    let action = attempt.action
    var running = applying(attempt).attempting(action, true)
      .setting(action.effects, scope(of: attempt))
    let meanwhile = running.shown(running: attempt, since: self)
    found.meanwhile = differences(shown(), meanwhile)
    if action.call == nil { return }
    running = running.attempting(action, false)
    if let ending { running = running.setting(ending.outcome.effects, ending.scope) }
    let reloads = ending?.outcome.reloads == true
    let outcome = ending?.outcome ?? Presenter.Action.Outcome()
    let saved = presenter.saved(by: action, in: outcome)
    let loadsSources = presenter.sources.contains { $0.follows(action) }
    let usesModel = action.uses && action.rows == nil && action.returned == nil
    if reloads || usesModel {
      guard let model = models[other] else { return }
      running.model = model
      running = running.following(self, saved: saved)
      let isStale = !reloads && (running.isStale(since: self) || loadsSources)
      found.shown = isStale ? nil : (other, [:], running.isEmpty)
      found.next = running.next(ending)
      return
    }
    if action.uses, let answer { running = running.showing(answer, attempt, since: self) }
    running = running.following(self, saved: saved)
    found.next = running.next(ending)
    let after = running.shown(running: nil, since: self)
    // An example does not say what a source has for what the action has changed.
    if loadsSources { return }
    found.after = differences(meanwhile, after)
    found.staysShown = after == meanwhile
  }

  /// A case finder with the data after the action's optimistic change.
  private func applying(_ attempt: Attempt) -> Self {
    switch attempt.action.change {
    case nil: return self
    case .set?: return applying(changed(attempt), attempt)
    case .remove?:
      guard let rows = attempt.action.rows else { return self }
      let removed = paths(attempt)
      return changing(rows, attempt.outer) {
        $0.enumerated().filter { removed[$0.offset] == nil }.map(\.element)
      }
    case .insert(let value, let list, _, let atEnd)?:
      let element = scope(of: attempt).expressions.value(value)
      return changing(list) { atEnd ? $0 + [element] : [element] + $0 }
    case .move(let position, let outerID)?:
      return moving(attempt, to: position, outerID)
    }
  }

  /// A case finder in which the row of an attempt has moved.
  private func moving(
    _ attempt: Attempt,
    to position: TypedExpression,
    _ outerID: TypedExpression?
  ) -> Self {
    guard let rows = attempt.action.rows, let index = attempt.row, let row = row(attempt) else {
      return self
    }
    let scope = scope(of: attempt)
    var outer = attempt.outer
    if let own = rows.outer, let outerID {
      let wanted = scope.expressions.value(outerID)
      outer = elements(own.list).firstIndex { self.scope($0).expressions.value(own.id) == wanted }
      if outer == nil { return self }
    }
    let place = scope.expressions.value(position).integer ?? 0
    return changing(rows, attempt.outer) {
      $0.enumerated().filter { $0.offset != index }.map(\.element)
    }
    .changing(rows, outer) { rows in
      let place = min(max(place, 0), rows.count)
      return Array(rows.prefix(place)) + [row] + rows.dropFirst(place)
    }
  }

  /// A case finder with what the service has responded, in the place that shows it.
  private func showing(_ answer: Value, _ attempt: Attempt, since start: Self) -> Self {
    let path = attempt.action.returned?.path ?? PropertyPath()
    if attempt.action.rows == nil || attempt.action.returned?.isOfModel == true {
      var finder = self
      finder.model = model.setting(path, to: answer)
      return finder
    }
    switch attempt.action.change {
    // A response that is a part of a removed row is shown nowhere.
    case .remove? where attempt.action.returned != nil: return self
    case .insert?: return self
    default:
      var finder = self
      // A whole row replaces the one with the optimistic change.
      if attempt.action.returned == nil { finder.model = start.model }
      return finder.changingSubject(of: attempt) { $0.setting(path, to: answer) }
    }
  }

  func setting(_ effects: Presenter.Action.Effects, _ scope: EvaluationScope) -> Self {
    var finder = self
    for assignment in effects.assignments {
      let value = scope.expressions.value(assignment.value)
      finder.set(assignment.local, to: value)
      let begun = Presenter.Local.begun(of: assignment.local)
      if finder.variables[begun] != nil { finder.variables[begun] = value }
    }
    return finder
  }

  /// The action that follows; `nil` if it is not allowed, or there is none.
  private func next(_ ending: Ending) -> Presenter.Action? {
    guard let ending, let next = ending.outcome.next, let target = presenter.action(next.action)
    else { return nil }
    var attempt = Attempt(action: target)
    for argument in next.arguments {
      attempt.values[argument.name] = ending.scope.expressions.value(argument.value)
    }
    if let rows = target.rows {
      if let outer = rows.outer {
        attempt.outer = elements(outer.list).firstIndex {
          scope($0).expressions.value(outer.id) == attempt.values[Presenter.outerID]
        }
      }
      attempt.row = elements(rows, attempt.outer).firstIndex {
        scope($0).expressions.value(rows.id) == attempt.values["id"]
      }
      if attempt.row == nil { return nil }
    }
    return isAllowed(attempt) ? target : nil
  }

  /// Whether a local that the load sends has changed since then.
  private func isStale(since start: Self) -> Bool {
    presenter.requested.contains { variables[$0.name] != start.variables[$0.name] }
  }

  /// What the view model shows, with the flags of the presenter.
  private func shown(running attempt: Attempt?, since start: Self) -> Value {
    var shown = shown()
    if let stale = presenter.load?.stale, isStale(since: start) {
      shown = shown.flagging(stale, [])
    }
    guard let attempt, let progress = attempt.action.progress else { return shown }
    guard let rows = attempt.action.rows else { return shown.flagging(progress, []) }
    let elements = start.elements(rows.list)
    let ids = Set(
      start.paths(attempt).keys.map { scope(elements[$0]).expressions.value(rows.id) }
    )
    return shown.flagging(progress, rows.fields[...]) { row in
      row.members["id"].map(ids.contains) ?? false
    }
  }

  // MARK: - Differences

  /// The fields that differ, as an example expects them.
  func differences(_ old: Value, _ new: Value) -> [Example.Expectation] {
    // Properties that the app computes from changed ones are known only for the examples.
    guard screen.service.app?.isComputed != true, let viewModel = screen.viewModels.first else {
      return []
    }
    return differences(old, new, in: viewModel)
  }

  private func differences(
    _ old: Value,
    _ new: Value,
    in viewModel: ViewModel
  ) -> [Example.Expectation] {
    viewModel.fields.compactMap { field in
      let (old, new) = (old.members[field.name], new.members[field.name] ?? .null)
      if old == new || !field.type.isExpectable(in: screen.service) { return nil }
      return difference(old ?? .null, new, field.type.unwrapped)
        .map { .init(field: field.name, value: $0) }
    }
  }

  /// The value in a field. Nested view models in it have only the fields that differ.
  private func difference(_ old: Value, _ new: Value, _ type: ValueType) -> Node? {
    func nested(_ old: Value, _ new: Value, _ name: String) -> Node? {
      screen.viewModel(name).map {
        json(differences(old, new, in: $0).map { ($0.field, $0.value) })
      }
    }
    switch (new, type) {
    case (.list(let rows), .list(.viewModel(let name))):
      let olds = old.elements
      let hasID = screen.viewModel(name)?.field("id") != nil
      let nodes = rows.indices.compactMap { index in
        // The rows of a list with another length are known by their IDs.
        if rows.count == olds.count { return nested(olds[index], rows[index], name) }
        let id = hasID ? rows[index].members["id"] : nil
        return json(id.map { [("id", $0.node(at: presenter.location))] } ?? [])
      }
      let isKnown = rows.count != olds.count || nodes.contains { $0.members?.isEmpty == false }
      return isKnown ? json(.list(nodes)) : nil
    case (.null, .list(.viewModel)): return nil
    case (.object, .viewModel(let name)):
      return nested(old, new, name).flatMap { $0.members?.isEmpty == false ? $0 : nil }
    default: return new.node(at: presenter.location)
    }
  }
}

extension Value {
  /// This value with a flag set in the rows that some fields lead to, or without fields in the value itself.
  fileprivate func flagging(
    _ flag: String,
    _ fields: ArraySlice<String>,
    _ isFlagged: (Value) -> Bool = { _ in true }
  ) -> Value {
    switch self {
    case .list(let rows): return .list(rows.map { $0.flagging(flag, fields, isFlagged) })
    case .object(var members):
      if let field = fields.first {
        members[field] = members[field]?.flagging(flag, fields.dropFirst(), isFlagged)
      } else if isFlagged(self) {
        members[flag] = .bool(true)
      }
      return .object(members)
    default: return self
    }
  }
}

import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// The test case for an action: of the first example in which it changes something. `nil` if no row of any example, with any of the
  /// parameter values that are tried, has a visible effect.
  func action(_ action: Presenter.Action) -> PresenterCases.Action? {
    finders.lazy.compactMap { $0.ownAction(action) }.first
  }

  /// The test case in this example, with the first of the values of locals that the action changes, or else the first with which it
  /// runs.
  private func ownAction(_ action: Presenter.Action) -> PresenterCases.Action? {
    let found = settingLocals(for: action).lazy.flatMap { finder in
      finder.attempts(action).lazy.filter(finder.does).map { (finder: finder, attempt: $0) }
    }
    let changing = found.first { $0.finder.changesLocals($0.attempt) } ?? found.first { _ in true }
    return changing.flatMap { $0.finder.found($0.attempt) }
  }

  /// What the test of an attempt does and expects; `nil` if no response can be made up.
  private func found(_ attempt: Attempt) -> PresenterCases.Action? {
    let action = attempt.action
    let scope = scope(of: attempt)
    var found = PresenterCases.Action()
    found.example = example
    found.locals = locals
    found.row = action.rows.flatMap { rows in
      row(attempt).map { self.scope($0).expressions.value(rows.id).node(at: presenter.location) }
    }
    found.parameters = attempt.parameters
    found.inserted = attempt.inserted
    found.arguments = (action.call?.arguments ?? []).map {
      argument(scope.expressions.value($0.value), of: $0.value.type)
    }
    let answer = answer(attempt)
    if action.call?.result != nil, answer == nil { return nil }
    found.response = answer?.response
    found.answer = answer?.node
    found.notices = notices(attempt, answer: answer?.value)
    found.begins = effects(action.effects, scope)
    found.succeeds = effects(action.success.effects, self.scope(of: attempt, answer: answer?.value))
    addShown(attempt, answer?.value, to: &found)
    return found
  }

  /// The notices of an action in the first attempt that is allowed, even if a test cannot show its effect.
  func notices(_ action: Presenter.Action) -> [PresenterCases.Notice] {
    attempts(action).first(where: isAllowed).map { notices($0, answer: answer($0)?.value) } ?? []
  }

  private func notices(_ attempt: Attempt, answer: Value?) -> [PresenterCases.Notice] {
    let scope = scope(of: attempt, answer: answer)
    return attempt.action.notices.map { notice in
      (notice, notice.texts.map { text($0.text, in: scope) })
    }
  }

  private func effects(
    _ effects: Presenter.Action.Effects,
    _ scope: EvaluationScope
  ) -> PresenterCases.Effects {
    let locals = effects.assignments.map {
      argument(scope.expressions.value($0.value), of: $0.type)
    }
    let event = (effects.event?.arguments ?? []).map {
      argument(scope.expressions.value($0.value), of: $0.value.type)
    }
    return (locals, event)
  }

  /// A value as an example expresses it; `nil` if it cannot.
  private func argument(_ value: Value, of type: ValueType) -> Node? {
    type.isExpectable(in: screen.service) ? value.node(at: presenter.location) : nil
  }

  // MARK: - Attempts

  /// Whether the attempt is allowed, and its optimistic change, if it has one, changes the data.
  private func does(_ attempt: Attempt) -> Bool {
    if !isAllowed(attempt) { return false }
    let subject = subject(attempt)
    let changes = zip(attempt.action.assignments, changed(attempt))
    return attempt.action.assignments.isEmpty
      || changes.contains { assignment, value in
        subject[assignment.path].map { $0 != value } ?? false
      }
  }

  /// Whether each local that the action sets has another value afterwards.
  private func changesLocals(_ attempt: Attempt) -> Bool {
    let action = attempt.action
    return [(action.effects, nil), (action.success.effects, answer(attempt)?.value)].allSatisfy {
      effects,
      answer in
      let scope = scope(of: attempt, answer: answer)
      return effects.assignments.allSatisfy { assignment in
        scope.expressions.value(assignment.value) != variables[assignment.local] ?? .null
      }
    }
  }

  /// This case finder after others with other values for the locals that the action sets or that its condition reads.
  private func settingLocals(for action: Presenter.Action) -> [Self] {
    let assignments = action.effects.assignments + action.success.effects.assignments
    let names = Set(assignments.map(\.local)).union(action.condition?.variables ?? [])
    let others = presenter.locals.filter { names.contains($0.name) && !$0.isError }
      .map { (name: $0.name, values: otherValues(of: $0)) }
      .filter { !$0.values.isEmpty }
    let count = others.map(\.values.count).max() ?? 0
    let changed = (0..<count).map { number in
      var finder = self
      for (name, values) in others {
        guard let (node, value) = values.dropFirst(number).first ?? values.last else { continue }
        finder.variables[name] = value
        finder.locals[name] = node
      }
      return finder
    }
    return changed + [self]
  }

  /// A few values of a local that differ from the initial one.
  private func otherValues(of local: Presenter.Local) -> [(node: Node, value: Value)] {
    let examples = screen.examples.compactMap { $0.inputs[local.name] }
    let all = (examples + candidates(local.type)).compactMap { node in
      value(node, local.type).map { (node, $0) }
    }
    return Array(all.filter { $0.1 != variables[local.name] }.prefix(8))
  }

  // MARK: - Responses

  /// What the call returns: a row or a part that an example has, another example's model, or a value that is made up, which alone
  /// has a node; `nil` if the call returns nothing, or nothing can be made up.
  private func answer(
    _ attempt: Attempt
  ) -> (value: Value, response: PresenterCases.Excerpt?, node: Node?)? {
    guard let result = attempt.action.call?.result else { return nil }
    if !attempt.action.success.uses {
      return sampleJSON(for: result, in: screen.service).flatMap { node in
        value(node, result).map { ($0, nil, node) }
      }
    }
    let response = response(to: attempt)
    guard let response, let finder = finders.first(where: { $0.example == response.example })
    else { return nil }
    let owner =
      response.element.map { finder.elements($0.list).dropFirst($0.index).first } ?? finder.model
    return owner?[response.path].map { ($0, response, nil) }
  }

  /// Where an example has a value that the call can return: the model of another example, or a row or a part that has the right ID.
  private func response(to attempt: Attempt) -> PresenterCases.Excerpt? {
    let action = attempt.action
    if action.returned != nil { return finders.lazy.compactMap { $0.part(for: attempt) }.first }
    guard action.rows != nil else { return (other, nil, PropertyPath()) }
    // Another example shows the response differently.
    let id = id(of: subject(attempt), attempt)
    return (finders.dropFirst() + [self]).lazy.compactMap { $0.part(for: attempt, id: id) }.first
  }

  /// What the call can return, in this finder's example. Prefers a value that is not in the place already.
  private func part(for attempt: Attempt, id: Value? = nil) -> PresenterCases.Excerpt? {
    let action = attempt.action
    let returned = action.returned?.path ?? PropertyPath()
    guard let rows = action.rows, action.returned?.isOfModel != true else {
      return model[returned] ?? .null == .null ? nil : (example, nil, returned)
    }
    let found: [PresenterCases.Excerpt] = elements(rows.list).enumerated().compactMap {
      index,
      row in
      guard let start = path(to: action.subject, in: row), let part = row[start],
        part[returned] ?? .null != .null, id == nil || self.id(of: part, attempt) == id
      else { return nil }
      return (example, (rows.list, index), start.appending(returned))
    }
    let own = paths(attempt)
    return found.first { own[$0.element?.index ?? 0] == nil } ?? found.first
  }
}

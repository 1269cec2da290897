import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// The test case for an action: of the first example in which it changes something. `nil` if no row of any example, with any of the
  /// parameter values that are tried, has a visible effect.
  func action(_ action: Presenter.Action) -> PresenterCases.Action? {
    let found = finders.lazy.flatMap { [$0, $0.takingLocals] + $0.tryingLocals(of: action) }
      .compactMap { finder in
        finder.attempts(action).lazy.filter(finder.does).compactMap(finder.found).first
      }
    var first: PresenterCases.Action?
    for one in found {
      if one.shown != nil || !one.meanwhile.isEmpty || !one.after.isEmpty { return one }
      first = first ?? one
    }
    return first
  }

  /// This case finder with a few values of the locals that the action's condition reads: not all of them are inputs of examples.
  private func tryingLocals(of action: Presenter.Action) -> [Self] {
    let read = action.condition?.variables ?? []
    let locals = presenter.locals.filter { read.contains($0.name) && $0.isSetByView }
    if locals.isEmpty { return [] }
    return (0..<3).map { number in
      locals.reduce(into: self) { finder, local in
        let nodes = candidates(local.type)
        guard let node = nodes.dropFirst(number).first ?? nodes.first,
          let value = value(node, local.type)
        else { return }
        finder.set(local.name, to: value)
        finder.locals[local.name] = node
      }
    }
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

  // MARK: - Responses

  private typealias Answer = (value: Value, response: PresenterCases.Excerpt?, node: Node?)

  /// What the call returns: a model, a row or a part that an example has, or a value that is made up, which alone has a node; `nil` if
  /// the call returns nothing, or nothing can be made up.
  private func answer(_ attempt: Attempt) -> Answer? {
    guard let result = attempt.action.call?.result else { return nil }
    if !attempt.action.success.uses {
      return sampleJSON(for: result, in: screen.service).flatMap { node in
        value(node, result).map { ($0, nil, node) }
      }
    }
    let isRow = attempt.action.rows != nil && attempt.action.returned == nil
    let id = isRow ? id(of: subject(attempt), attempt) : nil
    // Another example shows the response differently.
    return (finders.filter { $0.example == other } + finders.dropFirst() + [self]).lazy
      .compactMap { $0.response(to: attempt, id: id) }.first
  }

  /// What the call can return, in this finder's example. A row needs the ID.
  private func response(to attempt: Attempt, id: Value?) -> Answer? {
    let returned = attempt.action.returned?.path ?? PropertyPath()
    guard let rows = attempt.action.rows, attempt.action.returned?.isOfModel != true else {
      guard let value = model[returned], value != .null else { return nil }
      return (value, (example, nil, returned), nil)
    }
    return elements(rows.list).enumerated().lazy.compactMap { index, row -> Answer? in
      guard let start = path(to: attempt.action.subject, in: row), let part = row[start],
        id == nil || self.id(of: part, attempt) == id,
        let value = part[returned], value != .null
      else { return nil }
      return (value, (example, (rows.list, index), start.appending(returned)), nil)
    }
    .first
  }
}

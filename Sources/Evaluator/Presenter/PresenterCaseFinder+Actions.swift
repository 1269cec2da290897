import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// The test cases for an action: for the first button of its question with each outcome, and for each other button.
  func actions(_ action: Presenter.Action) -> [PresenterCases.Action] {
    let buttons = (action.question?.buttons ?? []).indices.dropFirst()
    let outcomes: [Int?] = action.successes.count < 2 ? [nil] : Array(action.successes.indices)
    return outcomes.compactMap { self.action(action, outcome: $0) }
      + buttons.compactMap { self.action(action, button: $0) }
  }

  /// The test case for an action: of the first example in which it changes something. `nil` if no row of any example, with any of the
  /// parameter values that are tried, has a visible effect.
  func action(
    _ action: Presenter.Action,
    button: Int = 0,
    outcome: Int? = nil
  ) -> PresenterCases.Action? {
    let found = finders.lazy.flatMap { [$0, $0.takingLocals] + $0.tryingLocals(of: action) }
      .compactMap { finder in
        finder.attempts(action).lazy.filter { $0.button == button && finder.does($0) }
          .compactMap { finder.found($0, outcome: outcome) }.first
      }
    var first: PresenterCases.Action?
    for one in found {
      if one.shown != nil || !one.meanwhile.isEmpty || !one.after.isEmpty { return one }
      first = first ?? one
    }
    return first
  }

  /// This case finder with a few values of the locals that the action's condition reads: not all of them are inputs of examples.
  func tryingLocals(of action: Presenter.Action) -> [Self] {
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

  /// What the test of an attempt does and expects; `nil` if no response can be made up that has the outcome.
  private func found(_ attempt: Attempt, outcome: Int?) -> PresenterCases.Action? {
    let action = attempt.action
    var answers: [Answer?] = self.answers(attempt)
    if action.call?.result == nil { answers = [nil] }
    let chosen = answers.lazy.compactMap { answer -> (answer: Answer?, end: Ending)? in
      let end = ending(of: attempt, answer: answer?.value)
      return outcome == nil || end?.index == outcome ? (answer, end) : nil
    }
    guard let (answer, end) = chosen.first else { return nil }
    let scope = scope(of: attempt)
    var found = begun(attempt)
    found.arguments = (action.call?.arguments ?? []).map {
      argument(scope.expressions.value($0.value), of: $0.value.type)
    }
    found.response = answer?.response
    found.answer = answer?.node
    found.notices = notices(attempt, answer: answer?.value)
    found.begins = effects(action.effects, scope)
    found.outcome = end?.outcome
    found.toast = end.flatMap { end in end.outcome.toast.map { text($0, in: end.scope) } }
    found.succeeds = end.map { effects($0.outcome.effects, $0.scope) } ?? ([], nil, [])
    addShown(attempt, answer?.value, end, to: &found)
    if let kept = action.kept, case .insert(let row, _, _, _)? = action.change {
      let id = self.scope(scope.expressions.value(row)).expressions.value(kept.rows.id)
      found.keptID = argument(id, of: kept.rows.id.type)
    }
    return found
  }

  /// How the test of an attempt begins.
  func begun(_ attempt: Attempt) -> PresenterCases.Action {
    let action = attempt.action
    var found = PresenterCases.Action()
    found.example = example
    found.locals = locals
    found.ids = (action.rows?.ids ?? []).compactMap { id in
      let row = id.name == Presenter.outerID ? outerRow(attempt) : row(attempt)
      let value = id.name == Presenter.outerID ? action.rows?.outer?.id : action.rows?.id
      guard let row, let value else { return nil }
      return self.scope(row).expressions.value(value).node(at: presenter.location)
    }
    let asked = Set(action.asked.map(\.name))
    found.parameters = zip(action.parameters, attempt.parameters)
      .filter { asked.contains($0.0.name) }.map(\.1)
    found.button = attempt.button
    found.inserted = attempt.inserted
    return found
  }

  // MARK: - Outcomes

  typealias Ending = (index: Int, outcome: Presenter.Action.Outcome, scope: EvaluationScope)?

  /// What happens after a success: the first case whose condition holds.
  private func ending(of attempt: Attempt, answer: Value?) -> Ending {
    let scope = scope(of: attempt, answer: answer)
    return attempt.action.successes.enumerated().lazy.compactMap { index, outcome in
      scope.satisfying(outcome.guards).map { (index, outcome, $0) }
    }
    .first
  }

  /// The notices of an action in the first attempt that is allowed, even if a test cannot show its effect.
  func notices(_ action: Presenter.Action) -> [PresenterCases.Notice] {
    attempts(action).first(where: isAllowed).map { notices($0, answer: answers($0).first?.value) }
      ?? []
  }

  /// The texts of a question and of what can happen after the call.
  private func notices(_ attempt: Attempt, answer: Value?) -> [PresenterCases.Notice] {
    let scope = scope(of: attempt, answer: answer)
    let question = attempt.action.question.map { ($0, scope) }
    let others = attempt.action.outcomes.compactMap { outcome in
      outcome.notice.map { ($0, scope.satisfying(outcome.guards) ?? scope) }
    }
    return ([question].compactMap { $0 } + others).map { notice, scope in
      (notice, notice.texts.map { text($0.text, in: scope) })
    }
  }

  func effects(
    _ effects: Presenter.Action.Effects,
    _ scope: EvaluationScope
  ) -> PresenterCases.Effects {
    let locals = effects.assignments.map {
      argument(scope.expressions.value($0.value), of: $0.type)
    }
    let sent = effects.events.lazy.compactMap { one in
      scope.satisfying(one.guards).map { (event: one.event, scope: $0) }
    }
    .first
    let values = (sent?.event.arguments ?? []).map { argument in
      self.argument(
        sent?.scope.expressions.value(argument.value) ?? .null,
        of: argument.value.type
      )
    }
    return (locals, sent?.event, values)
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

  /// What the call can return: a model, a row or a part that an example has, or a value that is made up, which alone has a node. Empty if
  /// the call returns nothing, or nothing can be made up.
  private func answers(_ attempt: Attempt) -> [Answer] {
    guard let result = attempt.action.call?.result else { return [] }
    if !attempt.action.uses {
      let sample = sampleJSON(for: result, in: screen.service)
      let others = attempt.action.successes.count < 2 ? [] : candidates(result) + variants(sample)
      return ([sample].compactMap { $0 } + others).compactMap { node in
        value(node, result).map { ($0, nil, node) }
      }
    }
    let isRow = attempt.action.rows != nil && attempt.action.returned == nil
    let id = isRow ? id(of: subject(attempt), attempt) : nil
    // Another example shows the response differently.
    return (finders.filter { $0.example == other } + finders.dropFirst() + [self])
      .compactMap { $0.response(to: attempt, id: id) }
  }

  /// Objects that differ in the first members: in a Bool, or in one that is nil.
  private func variants(_ sample: Node?) -> [Node] {
    guard let members = sample?.members else { return [] }
    return (1..<(1 << min(members.count, 4))).map { changed in
      json(
        members.enumerated().map { index, member in
          if index >= 4 || changed & 1 << index == 0 { return (member.key, member.value) }
          let value: Node.Value = member.value.bool.map { .bool(!$0) } ?? .null
          return (member.key, Node(value, at: presenter.location))
        }
      )
    }
  }

  /// What the call can return, in this finder's example. A row needs the ID.
  private func response(to attempt: Attempt, id: Value?) -> Answer? {
    let returned = attempt.action.returned?.path ?? PropertyPath()
    if attempt.action.rows?.outer != nil { return nil }
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

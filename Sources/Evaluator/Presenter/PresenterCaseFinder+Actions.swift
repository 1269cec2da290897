import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// One way to call an action: a row, and values for the parameters.
  struct Attempt {
    let action: Presenter.Action
    var row: Int?
    /// The values of the parameters as JSON; `nil` for the inserted element.
    var parameters: [Node?] = []
    var values: [String: Value] = [:]
  }

  /// The test case for an action; `nil` if no row of any example, with any of the parameter values that are tried, has a visible
  /// effect.
  func action(_ action: Presenter.Action) -> PresenterCases.Action? {
    let settings = finders.map { (finder: $0, others: $0.settingLocals(for: action)) }
    return settings.lazy.compactMap { $0.finder.action(action, in: $0.others) }.first
  }

  /// The test case for an action in this example, with the first of the values of locals that the action changes, or else the first with
  /// which it runs.
  private func action(
    _ action: Presenter.Action,
    in settings: [Self]
  ) -> PresenterCases.Action? {
    func found(changingLocals: Bool) -> PresenterCases.Action? {
      settings.lazy.compactMap { $0.ownAction(action, changingLocals: changingLocals) }.first
    }
    var first = found(changingLocals: true)
    if first == nil, settings.count > 1 { first = found(changingLocals: false) }
    if first?.forbidden == nil, first?.locals.isEmpty == false {
      first?.forbidden = forbidden(action).map { ($0, [:]) }
    }
    return first
  }

  private func forbidden(_ action: Presenter.Action) -> PresenterCases.Run? {
    guard let (before, inserted) = before(action) else { return nil }
    return before.attempts(action, inserting: inserted?.element)
      .first(where: before.isForbidden).map(before.run)
  }

  private func ownAction(
    _ action: Presenter.Action,
    changingLocals: Bool
  ) -> PresenterCases.Action? {
    guard let (before, inserted) = before(action) else { return nil }
    let attempts = before.attempts(action, inserting: inserted?.element)
    let attempt = attempts.first { attempt in
      before.does(attempt) && (!changingLocals || before.changesLocals(attempt))
        && inserted.map { !before.isAbout($0.element, attempt) } ?? true
    }
    guard let attempt else { return nil }
    var found = PresenterCases.Action()
    found.run = before.run(attempt)
    if let rows = action.rows, let index = attempt.row, let row = before.row(attempt) {
      let id = scope(row).expressions.value(rows.id)
      found.run.row?.shown = positions(of: id, rows, attempt)
      found.run.parts = before.parts(attempt).map { part in
        var part = part
        part.shown =
          before.row(at: part.row, of: rows).map { positions(of: $0, rows, attempt) } ?? []
        return part
      }
    }
    if action.success.uses, action.returned != nil || action.subject != nil {
      guard let part = part(returnedBy: attempt) else { return nil }
      found.part = part
    }
    found.example = example
    found.other = other
    found.inserted = inserted?.index
    found.forbidden = attempts.first(where: before.isForbidden).map { (before.run($0), locals) }
    found.locals = locals
    return before.addOutcomes(of: attempt, to: &found) ? found : nil
  }

  /// The data before the action, and the element that it inserts; `nil` if there is no such element.
  private func before(
    _ action: Presenter.Action
  ) -> (finder: Self, inserted: (index: Int, element: Value)?)? {
    guard case .insert(_, let list, let id, let atEnd)? = action.change else { return (self, nil) }
    let elements = elements(list)
    guard let index = atEnd ? elements.indices.last : elements.indices.first,
      ownRows(list, id).contains(index), action.inserted != nil
    else { return nil }
    return (removing(index, from: list), (index, elements[index]))
  }

  /// The index path of a row on the screen after the optimistic change; empty if the row is not shown. An element that the action
  /// inserts is already in the data.
  private func positions(of id: Value, _ rows: Presenter.Rows, _ attempt: Attempt) -> [Int] {
    if case .remove? = attempt.action.change { return [] }
    func positions(in value: Value, _ fields: ArraySlice<String>) -> [Int]? {
      guard let field = fields.first else { return value.members["id"] == id ? [] : nil }
      let inner = value.members[field] ?? .null
      if case .object = inner { return positions(in: inner, fields.dropFirst()) }
      for (index, row) in inner.elements.enumerated() {
        if let inner = positions(in: row, fields.dropFirst()) { return [index] + inner }
      }
      return nil
    }
    return positions(in: applying(changed(attempt), attempt).shown(), rows.fields[...]) ?? []
  }

  /// The notices of an action in the first attempt that is allowed, even if a test cannot show its effect.
  func notices(_ action: Presenter.Action) -> [PresenterCases.Notice] {
    attempts(action, inserting: nil).first(where: isAllowed).map(notices) ?? []
  }

  private func notices(_ attempt: Attempt) -> [PresenterCases.Notice] {
    notices(attempt, answer: answer(attempt)?.value)
  }

  /// Whether the example has a row for the action, if it needs one, and whether the action is allowed in some attempt.
  func fits(_ action: Presenter.Action) -> (hasRow: Bool, isAllowed: Bool) {
    guard let (before, inserted) = before(action) else { return (false, false) }
    let attempts = before.attempts(action, inserting: inserted?.element)
    return (!attempts.isEmpty, attempts.contains(where: before.isAllowed))
  }

  // MARK: - Attempts

  private func attempts(_ action: Presenter.Action, inserting element: Value?) -> [Attempt] {
    attempts(action, rows: action.rows.map { ownRows($0.list, $0.id) }) { _, parameter in
      if let element, parameter.name == action.inserted { return [(nil, element)] }
      return candidates(parameter, shownIn: action.texts).compactMap { node in
        value(node, parameter.type).map { (node, $0) }
      }
    }
  }

  /// All combinations of the rows with a few parameter values, up to a limit. `rows` is `nil` for an action without rows.
  func attempts(
    _ action: Presenter.Action,
    rows: [Int]?,
    _ choices: (Attempt, ViewModel.Input) -> [(node: Node?, value: Value)]
  ) -> [Attempt] {
    let limit = 1_000
    let rows: [Int?] = rows ?? [nil]
    var all: [Attempt] = []
    for row in rows where all.count < limit {
      let start = Attempt(action: action, row: row)
      all += action.parameters.reduce([start]) { attempts, parameter in
        let choices = choices(start, parameter)
        let longer = attempts.lazy.flatMap { attempt in
          choices.lazy.map { node, value in
            var attempt = attempt
            attempt.parameters.append(node)
            attempt.values[parameter.name] = value
            return attempt
          }
        }
        return Array(longer.prefix(limit))
      }
    }
    return all
  }

  func row(_ attempt: Attempt) -> Value? {
    guard let rows = attempt.action.rows, let index = attempt.row else { return nil }
    return elements(rows.list).dropFirst(index).first
  }

  func scope(of attempt: Attempt, answer: Value? = nil) -> EvaluationScope {
    let scope = beginning(attempt, answer: answer)
    return scope.satisfying(attempt.action.guards) ?? scope
  }

  private func beginning(_ attempt: Attempt, answer: Value? = nil) -> EvaluationScope {
    var added = attempt.values
    added[Presenter.row] = row(attempt)
    added[Presenter.it] = subject(attempt)
    added[Presenter.answer] = answer
    return scope(model, added)
  }

  func isAllowed(_ attempt: Attempt) -> Bool {
    subject(attempt) != .null && beginning(attempt).satisfying(attempt.action.guards) != nil
  }

  /// Whether the attempt shows that the action is ignored. A debounced action does not wait for its values in a row without the part that
  /// it is about, as the test expects.
  private func isForbidden(_ attempt: Attempt) -> Bool {
    !isAllowed(attempt) && (attempt.action.debounce == nil || subject(attempt) != .null)
  }

  /// Whether the attempt is allowed, and its optimistic change, if it has one, is visible.
  private func does(_ attempt: Attempt) -> Bool {
    guard isAllowed(attempt) else { return false }
    let subject = subject(attempt)
    let changes = zip(attempt.action.assignments, changed(attempt))
    return attempt.action.assignments.isEmpty
      || changes.contains { subject[$0.path].map { [value = $1] in $0 != value } ?? false }
        && changes.allSatisfy { assignment, value in
          value == .null || value == .list([]) || assignment.type.isExpectable(in: screen.service)
        }
  }

  /// The values of an optimistic `set`.
  func changed(_ attempt: Attempt) -> [Value] {
    let scope = scope(of: attempt)
    return attempt.action.assignments.map { scope.expressions.value($0.value) }
  }

  /// A case finder with the data after the change.
  func applying(_ values: [Value], _ attempt: Attempt) -> Self {
    func setting(_ value: Value) -> Value {
      zip(attempt.action.assignments, values).reduce(value) { $0.setting($1.0.path, to: $1.1) }
    }
    if let rows = attempt.action.rows, let index = attempt.row {
      let parts = parts(attempt)
      return changing(rows.list) {
        $0.enumerated().map { position, row in
          if parts.isEmpty { return position == index ? setting(row) : row }
          let path = parts.first { $0.row == position }?.path
          return path.map { row.setting($0, to: setting(row[$0] ?? .null)) } ?? row
        }
      }
    }
    var finder = self
    finder.model = setting(model)
    return finder
  }

  private func run(_ attempt: Attempt) -> PresenterCases.Run {
    let scope = scope(of: attempt)
    var run = PresenterCases.Run()
    if let rows = attempt.action.rows, let index = attempt.row, let row = row(attempt) {
      let id = self.scope(row).expressions.value(rows.id).node(at: presenter.location)
      run.row = (index, id, [])
    }
    run.parameters = attempt.parameters
    run.arguments = (attempt.action.call?.arguments ?? []).map {
      argument(scope.expressions.value($0.value), of: $0.value.type)
    }
    run.values = changed(attempt).map { $0.node(at: presenter.location) }
    return run
  }
}

extension Presenter.Action {
  /// The name of the parameter whose value the action inserts.
  fileprivate var inserted: String? {
    guard case .insert(let value, _, _, _)? = change else { return nil }
    return parameters.first { $0.name == value.variableName }?.name
  }
}

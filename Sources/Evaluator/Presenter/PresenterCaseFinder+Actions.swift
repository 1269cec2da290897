import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// One way to call an action: the row and what its parameters are given.
  struct Attempt {
    var row: Int?
    /// nil for the element that is inserted.
    var parameters: [Node?] = []
    var values: [String: Value] = [:]
  }

  /// nil if no row of any example, and nothing that was tried for the parameters, makes it do anything.
  func action(_ action: Presenter.Action) -> PresenterCases.Action? {
    finders.lazy.compactMap { $0.ownAction(action) }.first
  }

  private func ownAction(_ action: Presenter.Action) -> PresenterCases.Action? {
    guard let (before, inserted) = before(action) else { return nil }
    let attempts = before.attempts(action, inserting: inserted?.element)
    guard let attempt = attempts.first(where: { before.does(action, $0) }) else { return nil }
    var found = PresenterCases.Action()
    found.run = before.run(action, attempt)
    if let rows = action.rows, let row = before.row(action, attempt) {
      let id = scope(row).expressions.value(rows.id)
      found.run.row?.shown = positions(of: id, rows, action, attempt)
    }
    found.example = example
    found.other = other
    found.inserted = inserted?.index
    if let rows = action.rows, let row = attempt.row {
      found.response = ownRows(rows.list, rows.id).first { $0 != row } ?? row
    }
    found.forbidden = attempts.first { !before.isAllowed(action, $0) }.map {
      before.run(action, $0)
    }
    found.notices = before.notices(action, attempt)
    return found
  }

  /// The data before the action, and the element that it inserts; nil if there is no such element.
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

  /// The positions of a row on the screen, if it is there, once the change is shown; what the action inserts is there.
  private func positions(
    of id: Value,
    _ rows: Presenter.Rows,
    _ action: Presenter.Action,
    _ attempt: Attempt
  ) -> [Int] {
    var shown = self
    switch action.change {
    case .remove?: return []
    case .set(let assignments)?:
      shown = applying(action, assignments, changed(action, attempt), attempt)
    case .insert?, nil: break
    }
    func positions(in value: Value, _ fields: ArraySlice<String>) -> [Int]? {
      guard let field = fields.first else { return value.members["id"] == id ? [] : nil }
      for (index, row) in (value.members[field] ?? .null).elements.enumerated() {
        if let inner = positions(in: row, fields.dropFirst()) { return [index] + inner }
      }
      return nil
    }
    return positions(in: shown.shown(), rows.fields[...]) ?? []
  }

  /// What an action says that is allowed, though perhaps no test can show what it does.
  func notices(_ action: Presenter.Action) -> [PresenterCases.Notice] {
    let attempt = attempts(action, inserting: nil).first { isAllowed(action, $0) }
    return attempt.map { notices(action, $0) } ?? []
  }

  /// Whether the example has a row for the action, if it needs one, and whether the action is allowed in some attempt.
  func fits(_ action: Presenter.Action) -> (hasRow: Bool, isAllowed: Bool) {
    guard let (before, inserted) = before(action) else { return (false, false) }
    let attempts = before.attempts(action, inserting: inserted?.element)
    return (!attempts.isEmpty, attempts.contains { before.isAllowed(action, $0) })
  }

  private func notices(
    _ action: Presenter.Action,
    _ attempt: Attempt
  ) -> [PresenterCases.Notice] {
    let scope = scope(of: action, attempt)
    return action.notices.map { notice in
      (notice, notice.texts.map { text($0.text, in: scope) })
    }
  }

  /// Every row with every combination of a few values.
  private func attempts(_ action: Presenter.Action, inserting element: Value?) -> [Attempt] {
    let rows: [Int?] = action.rows.map { ownRows($0.list, $0.id) } ?? [nil]
    var attempts = rows.map { Attempt(row: $0) }
    for parameter in action.parameters {
      var choices: [(Node?, Value)] = candidates(parameter, shownIn: action.texts).compactMap {
        node in value(node, parameter.type).map { (node, $0) }
      }
      if let element, parameter.name == action.inserted { choices = [(nil, element)] }
      let longer = attempts.lazy.flatMap { attempt in
        choices.lazy.map { node, value in
          var attempt = attempt
          attempt.parameters.append(node)
          attempt.values[parameter.name] = value
          return attempt
        }
      }
      attempts = Array(longer.prefix(1_000))
    }
    return attempts
  }

  func row(_ action: Presenter.Action, _ attempt: Attempt) -> Value? {
    guard let rows = action.rows, let index = attempt.row else { return nil }
    return elements(rows.list).dropFirst(index).first
  }

  private func scope(of action: Presenter.Action, _ attempt: Attempt) -> EvaluationScope {
    var added = attempt.values
    added[Presenter.row] = row(action, attempt)
    return scope(model, added)
  }

  func isAllowed(_ action: Presenter.Action, _ attempt: Attempt) -> Bool {
    action.condition.map { scope(of: action, attempt).expressions.holds($0) } ?? true
  }

  /// Whether it is allowed, and an optimistic change can be seen.
  private func does(_ action: Presenter.Action, _ attempt: Attempt) -> Bool {
    guard isAllowed(action, attempt) else { return false }
    guard case .set(let assignments)? = action.change else { return true }
    let owner = (row(action, attempt) ?? model).members
    let changes = zip(assignments, changed(action, attempt))
    return changes.contains { owner[$0.field] ?? .null != $1 }
      && changes.allSatisfy { assignment, value in
        value == .null || value == .list([]) || assignment.type.isExpectable(in: screen.service)
      }
  }

  /// The values of an optimistic `set`.
  func changed(_ action: Presenter.Action, _ attempt: Attempt) -> [Value] {
    guard case .set(let assignments)? = action.change else { return [] }
    let scope = scope(of: action, attempt)
    return assignments.map { scope.expressions.value($0.value) }
  }

  private func run(_ action: Presenter.Action, _ attempt: Attempt) -> PresenterCases.Run {
    let scope = scope(of: action, attempt)
    var run = PresenterCases.Run()
    if let rows = action.rows, let index = attempt.row, let row = row(action, attempt) {
      let id = self.scope(row).expressions.value(rows.id).node(at: presenter.location)
      run.row = (index, id, [])
    }
    run.parameters = attempt.parameters
    run.arguments = action.call.arguments.map {
      argument(scope.expressions.value($0.value), of: $0.value.type)
    }
    run.values = changed(action, attempt).map { $0.node(at: presenter.location) }
    return run
  }
}

extension Presenter.Action {
  /// The parameter whose value it inserts.
  fileprivate var inserted: String? {
    guard case .insert(let value, _, _, _)? = change else { return nil }
    return parameters.first { $0.name == value.variableName }?.name
  }
}

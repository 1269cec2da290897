import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  /// One way to call an action: a row, and values for the parameters.
  struct Attempt {
    let action: Presenter.Action
    var row: Int?
    /// The index of the row that has the row, for rows in rows.
    var outer: Int?
    /// The index of the question's button.
    var button = 0
    /// The values of the parameters as JSON; `nil` for the inserted element.
    var parameters: [Node?] = []
    var values: [String: Value] = [:]
    /// Where an example has the element that the action inserts.
    var inserted: PresenterCases.Excerpt?
  }

  /// The attempts that a test can make.
  func attempts(_ action: Presenter.Action) -> [Attempt] {
    var inserted: (name: String, excerpt: PresenterCases.Excerpt, value: Value)?
    if case .insert(let value, let list, let id, _)? = action.change,
      let parameter = action.parameters.first(where: { $0.name == value.variableName })
    {
      guard let (excerpt, element) = newElement(of: list, id) else { return [] }
      inserted = (parameter.name, excerpt, element)
    }
    let rows = action.rows.map(ownRows)
    let buttons = action.question?.buttons ?? []
    let given = buttons.isEmpty ? [[]] : buttons.map(\.values)
    return given.enumerated().flatMap { button, values in
      let all = attempts(action, rows: rows) { _, parameter in
        if let inserted, parameter.name == inserted.name { return [(nil, inserted.value)] }
        if let given = values.first(where: { $0.name == parameter.name }) {
          let value = scope(model).expressions.value(given.value)
          return [(value.node(at: presenter.location), value)]
        }
        return (outerIDs(parameter, action) + candidates(parameter, shownIn: action.texts))
          .compactMap { node in
            value(node, parameter.type).map { (node, $0) }
          }
      }
      return all.filter { !insertsKnownRow($0) }.map { attempt in
        var attempt = attempt
        attempt.button = button
        attempt.inserted = inserted?.excerpt
        return attempt
      }
    }
  }

  /// Whether the action inserts an element with the ID of another one, which an app does not do.
  private func insertsKnownRow(_ attempt: Attempt) -> Bool {
    guard case .insert(let value, let list, let id, _)? = attempt.action.change else {
      return false
    }
    let element = scope(of: attempt).expressions.value(value)
    let new = scope(element).expressions.value(id)
    return elements(list).contains { scope($0).expressions.value(id) == new }
  }

  /// The IDs of the outer rows, if the parameter says which of them an action moves its row to; the last one first.
  private func outerIDs(_ parameter: ViewModel.Input, _ action: Presenter.Action) -> [Node] {
    guard case .move(_, let outerID?)? = action.change, outerID.variableName == parameter.name,
      let outer = action.rows?.outer
    else { return [] }
    return elements(outer.list).reversed().map {
      scope($0).expressions.value(outer.id).node(at: presenter.location)
    }
  }

  /// An element that only other examples have.
  private func newElement(
    of list: Presenter.ListPath,
    _ id: TypedExpression
  ) -> (PresenterCases.Excerpt, Value)? {
    func key(_ element: Value) -> Value { scope(element).expressions.value(id) }
    guard case .list(let own)? = model[list.path] else { return nil }
    let known = Set(own.map(key))
    return finders.dropFirst().lazy.compactMap { finder in
      let elements = finder.elements(list)
      return elements.firstIndex { !known.contains(key($0)) }.map {
        ((finder.example, (list, $0), PropertyPath()), elements[$0])
      }
    }
    .first
  }

  /// All combinations of the rows with a few parameter values, up to a limit. `rows` is `nil` for an action without rows.
  func attempts(
    _ action: Presenter.Action,
    rows: [(outer: Int?, row: Int)]?,
    _ choices: (Attempt, ViewModel.Input) -> [(node: Node?, value: Value)]
  ) -> [Attempt] {
    let limit = 1_000
    let starts = rows?.map { Attempt(action: action, row: $0.row, outer: $0.outer) }
    var all: [Attempt] = []
    for start in starts ?? [Attempt(action: action)] where all.count < limit {
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
    return elements(rows, attempt.outer).dropFirst(index).first
  }

  /// The row that has the attempt's row; `nil` if the rows are not in others.
  func outerRow(_ attempt: Attempt) -> Value? {
    guard let outer = attempt.action.rows?.outer, let index = attempt.outer else { return nil }
    return elements(outer.list).dropFirst(index).first
  }

  func scope(of attempt: Attempt, answer: Value? = nil) -> EvaluationScope {
    let scope = beginning(attempt, answer: answer)
    return scope.satisfying(attempt.action.guards) ?? scope
  }

  private func beginning(_ attempt: Attempt, answer: Value? = nil) -> EvaluationScope {
    var added = attempt.values
    added[Presenter.row] = row(attempt)
    added[Presenter.outer] = outerRow(attempt)
    added[Presenter.it] = subject(attempt)
    added[Presenter.answer] = answer
    return scope(model, added)
  }

  func isAllowed(_ attempt: Attempt) -> Bool {
    (presenter.load == nil || subject(attempt) != .null)
      && beginning(attempt).satisfying(attempt.action.guards) != nil
  }

  // MARK: - Changes

  /// The values of an optimistic `set`.
  func changed(_ attempt: Attempt) -> [Value] {
    let scope = scope(of: attempt)
    return attempt.action.assignments.map { scope.expressions.value($0.value) }
  }

  /// A case finder with the data after an optimistic `set` of these values.
  func applying(_ values: [Value], _ attempt: Attempt) -> Self {
    changingSubject(of: attempt) { subject in
      zip(attempt.action.assignments, values).reduce(subject) { $0.setting($1.0.path, to: $1.1) }
    }
  }

  /// A case finder in which what the action is about has changed: the part in each row that has it, the row or the model.
  func changingSubject(of attempt: Attempt, _ change: (Value) -> Value) -> Self {
    guard let rows = attempt.action.rows else {
      var finder = self
      finder.model = change(model)
      return finder
    }
    let paths = paths(attempt)
    return changing(rows, attempt.outer) {
      $0.enumerated().map { index, row in
        paths[index].map { row.setting($0, to: change(row[$0] ?? .null)) } ?? row
      }
    }
  }

  /// The paths to what the action is about, by the index of the row: in each row that has the same part, or in the attempt's row.
  func paths(_ attempt: Attempt) -> [Int: PropertyPath] {
    guard let subject = attempt.action.subject, let rows = attempt.action.rows else {
      return attempt.row.map { [$0: PropertyPath()] } ?? [:]
    }
    let own = id(of: self.subject(attempt), attempt)
    return elements(rows.list).enumerated().reduce(into: [:]) { paths, element in
      let path = path(to: subject, in: element.element)
      guard let path, let part = element.element[path], id(of: part, attempt) == own else { return }
      paths[element.offset] = path
    }
  }

  /// The ID of a row, or of the part that the action is about.
  func id(of part: Value, _ attempt: Attempt) -> Value? {
    attempt.action.id.map { scope(part).expressions.value($0) }
  }

  /// What the action changes: the part of the row, the row's element or the model.
  func subject(_ attempt: Attempt) -> Value {
    let owner = row(attempt) ?? model
    return path(to: attempt.action.subject, in: owner).flatMap { owner[$0] } ?? .null
  }

  /// The path to the part in a row; `nil` if the row has none.
  func path(to subject: Presenter.Action.Subject?, in row: Value) -> PropertyPath? {
    guard let subject else { return PropertyPath() }
    return subject.paths.first { row[$0].map { $0 != .null } ?? false }
  }

  // MARK: - Lists

  func elements(_ list: Presenter.ListPath) -> [Value] { model[list.path]?.elements ?? [] }

  /// The rows of an action, which can be in one of other rows.
  func elements(_ rows: Presenter.Rows, _ outer: Int?) -> [Value] {
    guard let own = rows.outer else { return elements(rows.list) }
    let row = outer.flatMap { elements(own.list).dropFirst($0).first }
    return row?[rows.list.path]?.elements ?? []
  }

  /// The indices of the rows that have a unique ID.
  private func ownRows(_ rows: Presenter.Rows) -> [(outer: Int?, row: Int)] {
    guard let outer = rows.outer else {
      return unique(elements(rows.list), rows.id).map { (nil, $0) }
    }
    return unique(elements(outer.list), outer.id).flatMap { index in
      unique(elements(rows, index), rows.id).map { (index, $0) }
    }
  }

  private func unique(_ elements: [Value], _ id: TypedExpression) -> [Int] {
    let ids = elements.map { scope($0).expressions.value(id) }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    return ids.indices.filter { counts[ids[$0]] == 1 }
  }

  /// A case finder with changed rows.
  func changing(
    _ rows: Presenter.Rows,
    _ outer: Int?,
    _ change: ([Value]) -> [Value]
  ) -> Self {
    guard let own = rows.outer else { return changing(rows.list, change) }
    let changed = change(elements(rows, outer))
    return changing(own.list) {
      $0.enumerated().map { $0 == outer ? $1.setting(rows.list.path, to: .list(changed)) : $1 }
    }
  }

  /// A case finder with a changed list.
  func changing(_ list: Presenter.ListPath, _ change: ([Value]) -> [Value]) -> Self {
    var finder = self
    finder.model = model.setting(list.path, to: .list(change(elements(list))))
    return finder
  }
}

import DocumentReader
import Expressions
import ViewModelIR

extension PresenterCaseFinder {
  /// One way to call an action: the row and what its parameters are given.
  struct Attempt {
    var row: Int?
    var arguments: [PresenterCases.Argument] = []
    var values: [String: Value] = [:]

    /// A test loads the list without what is inserted, which must leave the row where it is.
    var isOfRowBeforeWhatIsNew: Bool {
      arguments.allSatisfy { argument in
        guard case .element(_, let index) = argument, let row else { return true }
        return row < index
      }
    }
  }

  /// nil where no row of the example, and nothing that was tried for the parameters, makes it do anything.
  func action(_ action: Presenter.Action) -> PresenterCases.Action? {
    let attempts = attempts(action)
    guard let first = attempts.first(where: { does(action, $0) }) else { return nil }
    let others = attempts.lazy.filter { $0.row != first.row && self.does(action, $0) }
    let second = others.first { $0.values == first.values } ?? others.first
    let wish = attempts.first { isOther(action, $0, than: first) }
    // Another row has the same to insert.
    let isInsertion = if case .insert? = action.change { true } else { false }
    let forbidden = attempts.first { !isAllowed(action, $0) }
    return PresenterCases.Action(
      run: run(action, first),
      second: action.rows == nil || isInsertion ? nil : second.map { run(action, $0) },
      answeringRow: action.rows.flatMap { rows in
        ownRows(rows.list, rows.id).first { $0 != first.row } ?? first.row
      },
      wish: action.again == .latest ? wish.map { run(action, $0) } : nil,
      ignored: [unknown(action, first), forbidden.map { run(action, $0) }].compactMap { $0 },
      said: said(action, first)
    )
  }

  /// What the user is told of an action that may be done, though no test can show what it does.
  func said(_ action: Presenter.Action) -> PresenterCases.Said? {
    attempts(action).first { isAllowed(action, $0) }.map { said(action, $0) }
  }

  /// Whether the example has a row for the action, if it needs one, and whether the action is allowed in some attempt.
  func fits(_ action: Presenter.Action) -> (hasRow: Bool, isAllowed: Bool) {
    let attempts = attempts(action)
    return (!attempts.isEmpty, attempts.contains { isAllowed(action, $0) })
  }

  private func said(_ action: Presenter.Action, _ attempt: Attempt) -> PresenterCases.Said {
    let scope = scope(of: action, attempt)
    var alert: PresenterCases.Text?
    if case .alert(let own?) = action.failure { alert = text(own, in: scope) }
    return .init(
      alert: alert,
      question: action.confirmation.map { question($0, in: scope) },
      toast: action.toast.map { text($0.text, in: scope) }
    )
  }

  private func question(
    _ confirmation: Presenter.Action.Confirmation,
    in scope: EvaluationScope
  ) -> PresenterCases.Question {
    .init(
      title: text(confirmation.title, in: scope),
      button: text(confirmation.button, in: scope),
      cancel: confirmation.cancel.map { text($0, in: scope) } ?? .init(text: nil, isFolded: false)
    )
  }

  /// Every row with every combination of a few values.
  func attempts(_ action: Presenter.Action) -> [Attempt] {
    let rows: [Int?] = action.rows.map { ownRows($0.list, $0.id) } ?? [nil]
    var attempts = rows.map { Attempt(row: $0) }
    for parameter in action.parameters {
      let choices = choices(parameter, of: action)
      let longer = attempts.lazy.flatMap { attempt in
        choices.lazy.map { argument, value in
          var attempt = attempt
          attempt.arguments.append(argument)
          attempt.values[parameter.name] = value
          return attempt
        }
      }
      attempts = Array(longer.prefix(1_000))
    }
    return attempts
  }

  /// For what is inserted, the elements that are there: a test loads the others.
  private func choices(
    _ parameter: ViewModel.Input,
    of action: Presenter.Action
  ) -> [(PresenterCases.Argument, Value)] {
    if case .insert(let inserted, let list, let id, _)? = action.change,
      inserted.variableName == parameter.name
    {
      let elements = elements(list, in: model)
      return ownRows(list, id).map { (.element(list, $0), elements[$0]) }
    }
    return candidates(parameter, shownIn: action.texts).compactMap { node in
      value(node, parameter.type).map { (.node(node), $0) }
    }
  }

  func row(_ action: Presenter.Action, _ attempt: Attempt) -> Value? {
    guard let rows = action.rows, let index = attempt.row else { return nil }
    return elements(rows.list, in: model).dropFirst(index).first
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
    switch action.change {
    case nil, .remove?: return true
    case .insert(let value, let list, _, _)?:
      return !list.isOptional && action.parameters.contains { $0.name == value.variableName }
        && attempt.isOfRowBeforeWhatIsNew
    case .set(let assignments)?:
      let owner = (row(action, attempt) ?? model).members
      let values = changed(action, attempt)
      return zip(assignments, values).contains { owner[$0.field] ?? .null != $1 }
        && areExpectable(values, of: assignments)
    }
  }

  private func areExpectable(
    _ values: [Value],
    of assignments: [Presenter.Action.Assignment]
  ) -> Bool {
    zip(assignments, values).allSatisfy { assignment, value in
      value == .null || value == .list([]) || assignment.type.isExpectable(in: screen.service)
    }
  }

  /// Whether it is another wish for the row, which may follow the first.
  private func isOther(_ action: Presenter.Action, _ wish: Attempt, than first: Attempt) -> Bool {
    guard case .set(let assignments)? = action.change, wish.row == first.row else { return false }
    let (old, new) = (changed(action, first), changed(action, wish))
    guard old != new, areExpectable(new, of: assignments),
      case .object(var members)? = row(action, first)
    else { return false }
    for (assignment, value) in zip(assignments, old) { members[assignment.field] = value }
    let scope = scope(model, wish.values.merging([Presenter.row: .object(members)]) { $1 })
    return action.condition.map { scope.expressions.holds($0) } ?? true
  }

  /// The values of an optimistic `set`.
  func changed(_ action: Presenter.Action, _ attempt: Attempt) -> [Value] {
    guard case .set(let assignments)? = action.change else { return [] }
    let scope = scope(of: action, attempt)
    return assignments.map { scope.expressions.value($0.value) }
  }

  private func run(_ action: Presenter.Action, _ attempt: Attempt) -> PresenterCases.Run {
    let scope = scope(of: action, attempt)
    let location = presenter.location
    return .init(
      row: attempt.row,
      id: action.rows.flatMap { rows in row(action, attempt).map { id(rows.id, of: $0) } },
      arguments: attempt.arguments,
      told: action.call.arguments.map {
        told(scope.expressions.value($0.value), of: $0.value.type)
      },
      values: !action.addsUp || isAllowed(action, attempt)
        ? changed(action, attempt).map { $0.node(at: location) } : []
    )
  }

  /// The same of a row that is not there.
  private func unknown(
    _ action: Presenter.Action,
    _ attempt: Attempt
  ) -> PresenterCases.Run? {
    guard let rows = action.rows, let id = unknownID(rows) else { return nil }
    return .init(row: nil, id: id, arguments: attempt.arguments, told: [], values: [])
  }
}

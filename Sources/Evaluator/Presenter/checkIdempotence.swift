import DocumentReader
import ViewModelIR

/// Reports changes that give another result when they are applied twice, as to a response that already has them.
///
/// The check runs on the examples' data and on made-up data. It also reports a change that alters neither.
package func checkIdempotence(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard let presenter = screen.presenter else { return }
  let actions = presenter.actions.filter(\.addsUp)
  if actions.isEmpty { return }
  let sample = snapshot(of: screen, at: screen.location)
  let examples = screen.examples.filter { !$0.isSample } + [sample].compactMap { $0 }
  for action in actions { diagnostics += repeatedChanges(of: action, in: screen, examples) }
}

private func repeatedChanges(
  of action: Presenter.Action,
  in screen: Screen,
  _ examples: [Example]
) -> [Diagnostic] {
  guard let change = action.change, case .set(let assignments) = change else { return [] }
  let finders = examples.map { PresenterCaseFinder(screen, loading: $0) }
  var known: Set<String> = []
  for (example, finder) in zip(examples, finders) {
    // Made-up data cannot be expected to satisfy a condition.
    let isForced = example.isSample && known.isEmpty
    for changes in finder?.repeatedChanges(of: action, assignments, isForced: isForced) ?? [] {
      let differing = changes.filter { $0.once != $0.twice }
      if !differing.isEmpty { return differing.map { .notIdempotent($0, in: example) } }
      known.formUnion(changes.map(\.assignment.field))
    }
  }
  return
    assignments
    .filter { change.reads($0.value, ofRow: action.rows != nil) && !known.contains($0.field) }
    .map { .neverChanged($0) }
}

/// An assignment that changes a value, and what it sets when the change is applied twice.
private struct RepeatedChange {
  let assignment: Presenter.Action.Assignment
  let once: Value
  let twice: Value
}

extension PresenterCaseFinder {
  /// The assignments that change anything, for each attempt. An attempt in which applying the change once changes nothing proves nothing.
  ///
  /// `isForced`: whether to try what the condition forbids.
  fileprivate func repeatedChanges(
    of action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment],
    isForced: Bool
  ) -> [[RepeatedChange]] {
    let attempts = attemptsWithData(action, assignments)
    let allowed = attempts.filter { isAllowed(action, $0) }
    let tried = allowed.isEmpty && isForced ? attempts : allowed
    let isOnce = action.change?.isOnce(action.condition, ofRow: action.rows != nil) ?? false
    return tried.map { attempt in
      let before = (row(action, attempt) ?? model).members
      let once = changed(action, attempt)
      let later = applying(action, assignments, once, attempt)
      let stops = !later.isAllowed(action, attempt) && (isOnce || !allowed.isEmpty)
      let twice = stops ? once : later.changed(action, attempt)
      return zip(assignments, zip(once, twice))
        .map { RepeatedChange(assignment: $0, once: $1.0, twice: $1.1) }
        .filter { before[$0.assignment.field] ?? .null != $0.once || $0.once != $0.twice }
    }
  }

  /// The attempts for all rows, also for those of made-up data, which share an id; parameters get values out of the row too, as
  /// `filter($0 != tag)` needs.
  private func attemptsWithData(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment]
  ) -> [Attempt] {
    let rows: [Int?] = action.rows.map { Array(elements($0.list).indices) } ?? [nil]
    return rows.flatMap { index in
      let owner = (row(action, Attempt(row: index)) ?? model).members
      var attempts = [Attempt(row: index)]
      for parameter in action.parameters {
        let type = parameter.type.unwrapped
        let found = assignments.flatMap { assignment in
          owner[assignment.field].map { parts($0, assignment.type, thatAre: type) } ?? []
        }
        let made = candidates(parameter, shownIn: action.texts).compactMap {
          value($0, parameter.type)
        }
        let longer = attempts.lazy.flatMap { attempt in
          (found.prefix(4) + made).lazy.map { value in
            var attempt = attempt
            attempt.values[parameter.name] = value
            return attempt
          }
        }
        attempts = Array(longer.prefix(200))
      }
      return attempts
    }
  }

  /// The parts of a value that have a type: itself, its elements and their properties.
  private func parts(_ value: Value, _ type: ValueType, thatAre wanted: ValueType) -> [Value] {
    if value == .null { return [] }
    let type = type.unwrapped
    if type == wanted { return [value] }
    if case .list(let element) = type {
      return value.elements.prefix(4).flatMap { parts($0, element, thatAre: wanted) }
    }
    let properties = screen.service.properties(of: type) ?? []
    return properties.filter { $0.type.unwrapped == wanted }
      .compactMap { value.members[$0.name] }
      .filter { $0 != .null }
  }

  /// A case finder over the data after the change.
  func applying(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment],
    _ values: [Value],
    _ attempt: Attempt
  ) -> PresenterCaseFinder {
    func setting(_ value: Value) -> Value {
      guard case .object(var members) = value else { return value }
      for (assignment, value) in zip(assignments, values) { members[assignment.field] = value }
      return .object(members)
    }
    if let rows = action.rows, let index = attempt.row {
      return changing(rows.list) { $0.enumerated().map { $0 == index ? setting($1) : $1 } }
    }
    var finder = self
    finder.model = setting(model)
    return finder
  }
}

extension Diagnostic {
  fileprivate static func notIdempotent(_ change: RepeatedChange, in example: Example) -> Self {
    let field = change.assignment.field
    let data = example.isSample ? "made-up data" : "'\(example.name)'"
    let (once, twice) = (change.once.shown, change.twice.shown)
    let isShort = max(once.count, twice.count) <= 40
    let evidence =
      isShort ? ": with \(data) '\(field)' becomes \(once), and then \(twice)" : " with \(data)"
    return Self(
      .notIdempotent,
      "this is applied again to every new response, and the second time it gives another result\(evidence); "
        + "set a Bool with it and say 'when', as in '!row.isLiked', or set a parameter",
      at: change.assignment.location
    )
  }

  fileprivate static func neverChanged(_ assignment: Presenter.Action.Assignment) -> Self {
    Self(
      .notIdempotent,
      "this is applied again to every new response, but no example shows whether the second time gives the same result: "
        + "add one in which it changes '\(assignment.field)', or set a parameter",
      at: assignment.location
    )
  }
}

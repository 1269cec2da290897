import DocumentReader
import ViewModelIR

/// Reports changes that give another result when they are applied twice, as to a response that already has them.
///
/// The check runs on the examples' data, or on made-up data if no example has a case of the action.
package func checkIdempotence(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard let presenter = screen.presenter else { return }
  let actions = presenter.actions.filter(\.addsUp)
  if actions.isEmpty { return }
  let examples = screen.examples.filter { !$0.isSample }
  let sample = [snapshot(of: screen, at: screen.location)].compactMap { $0 }
  for action in actions {
    diagnostics +=
      sums(of: action, in: screen, examples) ?? sums(of: action, in: screen, sample) ?? []
  }
}

/// The repeated changes that differ; nil if no example has a case of the action.
private func sums(
  of action: Presenter.Action,
  in screen: Screen,
  _ examples: [Example]
) -> [Diagnostic]? {
  var hasCase = false
  for example in examples {
    guard let sums = PresenterCaseFinder(screen, loading: example)?.sums(of: action) else {
      continue
    }
    hasCase = true
    if !sums.isEmpty { return sums.map { .notIdempotent($0, in: example) } }
  }
  return hasCase ? [] : nil
}

/// An assignment that sets another value when the change is applied twice.
struct RepeatedChange {
  let assignment: Presenter.Action.Assignment
  let once: Value
  let twice: Value
}

extension PresenterCaseFinder {
  /// The differences in the first case that has any; nil if the action has no case.
  fileprivate func sums(of action: Presenter.Action) -> [RepeatedChange]? {
    guard case .set(let assignments)? = action.change else { return [] }
    let attempts = attempts(action)
    let allowed = attempts.filter { isAllowed(action, $0) }
    // Made-up data cannot be expected to satisfy a condition.
    let tried = screen.examples.allSatisfy(\.isSample) && allowed.isEmpty ? attempts : allowed
    if tried.isEmpty { return nil }
    for attempt in tried {
      let once = changed(action, attempt)
      let later = applying(action, assignments, once, attempt)
      guard later.isAllowed(action, attempt) else { continue }
      let twice = later.changed(action, attempt)
      let sums = zip(assignments, zip(once, twice)).filter { $1.0 != $1.1 }
      if !sums.isEmpty {
        return sums.map { RepeatedChange(assignment: $0, once: $1.0, twice: $1.1) }
      }
    }
    return []
  }

  /// A case finder over the data after the change.
  private func applying(
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
    var finder = self
    if let rows = action.rows, let index = attempt.row {
      finder.model = model.changing(rows.list.names[...], at: index, setting)
    } else {
      finder.model = setting(model)
    }
    return finder
  }
}

extension Value {
  /// This value with a changed element in the list at the end of the path.
  fileprivate func changing(
    _ names: ArraySlice<String>,
    at index: Int,
    _ change: (Value) -> Value
  ) -> Value {
    guard let name = names.first else {
      return .list(elements.enumerated().map { $0 == index ? change($1) : $1 })
    }
    guard case .object(var members) = self, let inner = members[name] else { return self }
    members[name] = inner.changing(names.dropFirst(), at: index, change)
    return .object(members)
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
}

import DocumentReader
import ViewModelIR

/// Reports optimistic changes whose result differs if they are applied twice, because they are also applied to a response that
/// already includes them.
package func checkIdempotence(of screen: Screen, into diagnostics: inout [Diagnostic]) {
  guard let presenter = screen.presenter else { return }
  let actions = presenter.actions.filter { !$0.isToggle && $0.accumulates }
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
  var known: Set<String> = []
  var unknown: [Presenter.Action.Assignment] {
    action.assignments.filter { action.accumulates($0) && !known.contains($0.field) }
  }
  let finders = examples.compactMap { PresenterCaseFinder(screen, loading: $0) }
  // Values of locals that no example gives are tried only if those of the examples show nothing.
  for triesLocals in [false, true] where !triesLocals || !unknown.isEmpty {
    for finder in finders {
      let example = finder.screen.examples[finder.example]
      let action = triesLocals ? finder.takingLocals(action) : action
      // Made-up data cannot be expected to satisfy a condition.
      let isForced = example.isSample && known.isEmpty
      for changes in finder.repeatedChanges(of: action, isForced: isForced) {
        let differing = changes.filter { $0.once != $0.twice }
        if !differing.isEmpty { return differing.map { .notIdempotent($0, in: example) } }
        known.formUnion(changes.map(\.assignment.field))
      }
    }
  }
  return unknown.map { .neverChanged($0) }
}

extension Presenter.Action {
  /// Whether a change made again can have another result.
  fileprivate var accumulates: Bool { assignments.contains(where: accumulates) }

  fileprivate func accumulates(_ assignment: Assignment) -> Bool {
    readsChanged(assignment.value) && !isFilter(assignment)
  }
}

/// An assignment that changes a value, and what it sets when the change is applied twice.
private struct RepeatedChange {
  let assignment: Presenter.Action.Assignment
  let once: Value
  let twice: Value
}

extension PresenterCaseFinder {
  /// For each attempt, the assignments that change anything. The result for an attempt is empty if the change has no effect even
  /// the first time.
  ///
  /// `isForced`: whether to try attempts that the condition does not allow.
  fileprivate func repeatedChanges(
    of action: Presenter.Action,
    isForced: Bool
  ) -> [[RepeatedChange]] {
    let attempts = attemptsWithData(action)
    let allowed = attempts.filter(isAllowed)
    let tried = allowed.isEmpty && isForced ? attempts : allowed
    return tried.map { attempt in
      let before = subject(attempt)
      let once = changed(attempt)
      let later = applying(once, attempt)
      let stops = !later.isAllowed(attempt) && (action.appliesOnlyOnce || !allowed.isEmpty)
      let twice = stops ? once : later.changed(attempt)
      return zip(action.assignments, zip(once, twice))
        .map { RepeatedChange(assignment: $0, once: $1.0, twice: $1.1) }
        .filter { change in
          before[change.assignment.path].map { $0 != change.once } ?? false
            || change.once != change.twice
        }
    }
  }

  /// The action with the locals that it reads as parameters, except those whose values the example gives.
  fileprivate func takingLocals(_ action: Presenter.Action) -> Presenter.Action {
    let expressions = action.assignments.map(\.value) + [action.condition].compactMap { $0 }
    let read = Set(expressions.flatMap(\.variables))
    var action = action
    action.parameters += presenter.locals
      .filter { read.contains($0.name) && locals[$0.name] == nil && $0.isSetByView }
      .map { ViewModel.Input(name: $0.name, type: $0.type) }
    return action
  }

  /// The attempts for all rows, even those of made-up data, which share an ID. Parameters also get values from the row, as
  /// `removing(tag)` needs.
  private func attemptsWithData(_ action: Presenter.Action) -> [Attempt] {
    attempts(action, rows: action.rows.map(allRows)) {
      attempt,
      parameter in
      let subject = subject(attempt)
      let found = action.assignments.flatMap { assignment in
        subject[assignment.path].map {
          parts($0, assignment.type, thatAre: parameter.type.unwrapped)
        } ?? []
      }
      let made = candidates(parameter, shownIn: action.texts).compactMap {
        value($0, parameter.type)
      }
      return (found.prefix(4) + made).map { (nil, $0) }
    }
  }

  private func allRows(_ rows: Presenter.Rows) -> [(outer: Int?, row: Int)] {
    guard let outer = rows.outer else { return elements(rows.list).indices.map { (nil, $0) } }
    return elements(outer.list).indices.flatMap { index in
      elements(rows, index).indices.map { (index, $0) }
    }
  }

  /// The parts of a value that have the wanted type: the value itself, its elements and their properties, or lists of one of these.
  private func parts(_ value: Value, _ type: ValueType, thatAre wanted: ValueType) -> [Value] {
    if value == .null { return [] }
    let type = type.unwrapped
    if type == wanted { return [value] }
    if case .list(let element) = wanted {
      return parts(value, type, thatAre: element).map { .list([$0]) }
    }
    if case .list(let element) = type {
      return value.elements.prefix(4).flatMap { parts($0, element, thatAre: wanted) }
    }
    let properties = screen.service.properties(of: type) ?? []
    return properties.filter { $0.type.unwrapped == wanted }
      .compactMap { value.members[$0.name] }
      .filter { $0 != .null }
  }
}

extension Diagnostic {
  fileprivate static func notIdempotent(_ change: RepeatedChange, in example: Example) -> Self {
    let field = change.assignment.field
    let data = example.isSample ? "made-up data" : "'\(example.name)'"
    let (once, twice) = (change.once.shown, change.twice.shown)
    let isShort = max(once.count, twice.count) <= 40
    let evidence =
      isShort ? " (with \(data) '\(field)' becomes \(once), then \(twice))" : " (with \(data))"
    return Self(
      .notIdempotent,
      "this change is applied again to each new response, and the second time the result differs\(evidence): "
        + "also set a Bool and check it in 'when', as in '!row.isLiked', or set the value of a parameter",
      at: change.assignment.location
    )
  }

  fileprivate static func neverChanged(_ assignment: Presenter.Action.Assignment) -> Self {
    Self(
      .notIdempotent,
      "this change is applied again to each new response, but no example shows whether the result stays the same: "
        + "add an example in which it changes '\(assignment.field)', or set the value of a parameter",
      at: assignment.location
    )
  }
}

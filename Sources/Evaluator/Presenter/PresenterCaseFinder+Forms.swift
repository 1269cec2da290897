import DocumentReader
import ViewModelIR

// Locals that follow the content, or other locals.

extension PresenterCaseFinder {
  /// This case finder with locals that begin with what they edit.
  func beginning(_ locals: [Presenter.Local]) -> Self {
    let scope = scope(model)
    return locals.reduce(into: self) { finder, local in
      finder.variables[local.name] = local.edited.map(scope.expressions.value)
    }
  }

  /// This case finder with the locals that follow the model: those that an action has saved, and those that had the value which they edit.
  func following(_ start: Self, saved: [Presenter.Local]) -> Self {
    let scope = start.scope(start.model)
    return beginning(
      presenter.edits.filter { local in
        saved.contains { $0.name == local.name }
          || variables[local.name] == local.edited.map(scope.expressions.value)
      }
    )
  }

  /// Sets a local as the view or an action does, and what follows from it.
  mutating func set(_ name: String, to value: Value) {
    let isSame = variables[name] == value
    variables[name] = value
    guard !isSame, let local = presenter.locals.first(where: { $0.name == name }) else { return }
    for step in local.onChange {
      let new = scope(model).expressions.value(step.value)
      let begun = Presenter.Local.begun(of: step.local)
      if variables[begun] != nil, variables[step.local] != new { variables[begun] = new }
      variables[step.local] = new
    }
  }

  /// A case finder in which the user has attempted the action or, if `isOpen` is false, the action has succeeded.
  func attempting(_ action: Presenter.Action, _ isOpen: Bool) -> Self {
    var finder = self
    if let local = presenter.attempt(of: action) { finder.variables[local.name] = .bool(isOpen) }
    return finder
  }

  // MARK: - Refusals

  /// The test case for the refusal of an action: of the first example in which its condition does not hold. `nil` if there is none, or
  /// nothing happens.
  func refusal(_ action: Presenter.Action) -> PresenterCases.Action? {
    if !action.saysRefusal { return nil }
    let finders = finders.flatMap { [$0] + $0.tryingLocals(of: action) }
    return finders.lazy.compactMap { finder in
      finder.attempts(action).first(where: finder.isRefused).map(finder.refused)
    }
    .first
  }

  /// Whether only the condition prevents the action.
  private func isRefused(_ attempt: Attempt) -> Bool {
    (presenter.load == nil || subject(attempt) != .null) && !isAllowed(attempt)
  }

  private func refused(_ attempt: Attempt) -> PresenterCases.Action {
    let scope = scope(of: attempt)
    let refusal = attempt.action.refusal
    var found = begun(attempt)
    found.begins = effects(refusal.effects, scope)
    found.toast = refusal.toast.map { text($0, in: scope) }
    found.meanwhile = differences(
      shown(),
      attempting(attempt.action, true).setting(refusal.effects, scope).shown()
    )
    return found
  }
}

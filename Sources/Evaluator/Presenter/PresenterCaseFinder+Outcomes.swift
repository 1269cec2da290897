import DocumentReader
import ViewModelIR

extension PresenterCaseFinder {
  // MARK: - Locals

  /// This case finder after others with other values for the locals that the action sets or that its condition reads.
  func settingLocals(for action: Presenter.Action) -> [Self] {
    let effects = [action.effects, action.success.effects]
    if effects.allSatisfy(\.assignments.isEmpty), action.call != nil, !action.hasOutcome {
      return [self]
    }
    var names = Set(effects.flatMap(\.assignments).map(\.local))
    names.formUnion(action.condition?.variables ?? [])
    let others = presenter.locals.filter { names.contains($0.name) && !$0.isError }
      .map { (name: $0.name, values: otherValues(of: $0)) }
      .filter { !$0.values.isEmpty }
    let count = others.map(\.values.count).max() ?? 0
    let changed = (0..<count).map { number in
      var finder = self
      for (name, values) in others {
        guard let (node, value) = values.dropFirst(number).first ?? values.last else { continue }
        finder.variables[name] = value
        finder.locals[name] = node
      }
      return finder
    }
    return changed + [self]
  }

  /// A few values of a local that differ from the initial one.
  private func otherValues(of local: Presenter.Local) -> [(node: Node, value: Value)] {
    let examples = screen.examples.compactMap { $0.inputs[local.name] }
    let all = (examples + candidates(local.type)).compactMap { node in
      value(node, local.type).map { (node, $0) }
    }
    return Array(all.filter { $0.1 != variables[local.name] }.prefix(8))
  }

  /// Whether each local that the action sets has another value afterwards.
  func changesLocals(_ attempt: Attempt) -> Bool {
    let action = attempt.action
    let response = answer(attempt)?.value
    return [(action.effects, nil), (action.success.effects, response)].allSatisfy {
      effects,
      answer in
      let scope = scope(of: attempt, answer: answer)
      return effects.assignments.allSatisfy { assignment in
        scope.expressions.value(assignment.value) != variables[assignment.local] ?? .null
      }
    }
  }

  // MARK: - Outcomes

  /// Adds what the attempt shows and sets, except for its optimistic change. Returns `false` if no response can be made up.
  func addOutcomes(of attempt: Attempt, to found: inout PresenterCases.Action) -> Bool {
    let action = attempt.action
    let answer = answer(attempt)
    if action.call?.result != nil, answer == nil { return false }
    found.answer = action.success.uses ? nil : answer?.node
    found.notices = notices(attempt, answer: answer?.value)
    var values: [String: Value] = [:]
    found.begins = effects(action.effects, scope(of: attempt), changing: &values)
    var afterwards = self
    afterwards.variables.merge(values) { $1 }
    found.failure = afterwards.failures.last?.text ?? (nil, false)
    found.fails = effects(action.failure.effects, scope(of: attempt), changing: &values)
    let scope = scope(of: attempt, answer: answer?.value)
    found.succeeds = effects(action.success.effects, scope, changing: &values)
    return true
  }

  func notices(_ attempt: Attempt, answer: Value?) -> [PresenterCases.Notice] {
    let scope = scope(of: attempt, answer: answer)
    return attempt.action.notices.map { notice in
      (notice, notice.texts.map { text($0.text, in: scope) })
    }
  }

  /// What the call returns: the row as it was before the action, another example's model, or a value that is made up; `nil` if it returns
  /// nothing.
  func answer(_ attempt: Attempt) -> (node: Node, value: Value)? {
    guard let result = attempt.action.call?.result else { return nil }
    if attempt.action.success.uses {
      let value =
        if let part = part(returnedBy: attempt) {
          finders.first { $0.example == part.example }?.value(of: part, attempt)
        } else if attempt.action.rows != nil {
          row(attempt)
        } else {
          models[other]
        }
      return value.map { ($0.node(at: presenter.location), $0) }
    }
    return sampleJSON(for: result, in: screen.service).flatMap { node in
      value(node, result).map { (node, $0) }
    }
  }

  /// Evaluates effects. `values` are the values of the locals that the action has set, which the effects change.
  private func effects(
    _ effects: Presenter.Action.Effects,
    _ scope: EvaluationScope,
    changing values: inout [String: Value]
  ) -> PresenterCases.Effects {
    var found = PresenterCases.Effects()
    for assignment in effects.assignments {
      let value = scope.expressions.value(assignment.value)
      values[assignment.local] = value
      found.values.append(argument(value, of: assignment.type))
    }
    found.event =
      effects.event?.arguments.map {
        argument(scope.expressions.value($0.value), of: $0.value.type)
      }
      ?? []
    found.isStale = presenter.requested.contains { local in
      values[local.name].map { $0 != variables[local.name] } ?? false
    }
    return found
  }
}

extension Presenter.Action {
  /// Whether the action does anything that a test of its own expects, other than its call and its optimistic change.
  fileprivate var hasOutcome: Bool {
    hasBeginning || allEffects.contains { !$0.isEmpty }
  }
}

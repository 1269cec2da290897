import ViewModelIR

// What happens after the call, by case.

extension ActionLowering {
  typealias Choice = (
    guards: [Condition], reading: [TypedExpression], steps: [Step]
  )

  /// The steps of the first case whose condition holds.
  func choose(_ choices: [Choice], otherwise: [Step] = []) -> [Step] {
    var cases = choices.map { choice in
      ActionProgram.Case(
        guards: choice.guards.unnamed(unusedIn: choice.reading),
        steps: choice.steps
      )
    }
    if cases.last?.guards.isEmpty != true { cases.append(.init(guards: [], steps: otherwise)) }
    while let last = cases.last, last.steps.isEmpty { cases.removeLast() }
    if let only = cases.first, only.guards.isEmpty { return only.steps }
    return cases.isEmpty ? [] : [.choose(withoutEmpty(cases[...]))]
  }

  /// The cases, with the conditions under which nothing happens as conditions that must not hold.
  private func withoutEmpty(_ cases: ArraySlice<ActionProgram.Case>) -> [ActionProgram.Case] {
    guard let first = cases.first else { return [] }
    let rest = withoutEmpty(cases.dropFirst())
    guard first.steps.isEmpty, let test = first.onlyTest, let next = rest.first else {
      return [first] + rest
    }
    let none = Condition.holds(test.negated)
    if rest.count > 1 { return [.init(guards: [none], steps: [.choose(rest)])] }
    return [.init(guards: [none] + next.guards, steps: next.steps)]
  }

  func choose(
    _ outcomes: [Presenter.Action.Outcome],
    _ steps: (Presenter.Action.Outcome) -> [Step]
  ) -> [Step] {
    choose(
      outcomes.map { outcome in
        // The texts of a failure are read where the error is shown.
        let texts = outcome.notice.flatMap { $0.isOfFailure ? nil : $0.allTexts } ?? []
        let reading = outcome.effects.expressions + (outcome.next?.expressions ?? [])
        return (outcome.guards, reading + texts.flatMap(\.expressions), steps(outcome))
      }
    )
  }

  func done(_ outcome: Presenter.Action.Outcome) -> [Step] {
    let saved = presenter.saved(by: action, in: outcome)
    let end: [Step] =
      saved.isEmpty
      ? (outcome.reloads ? [.reload(silently: false)] : [])
      : [.accept(saved, reloads: outcome.reloads)]
    return effects(outcome.effects) + (outcome.toast.map { [.say($0, undo: undo(outcome))] } ?? [])
      + end + next(outcome)
  }

  func failed(_ outcome: Presenter.Action.Outcome) -> [Step] {
    effects(outcome.effects) + (outcome.reloads ? [.reload(silently: true)] : []) + next(outcome)
  }

  private func next(_ outcome: Presenter.Action.Outcome) -> [Step] {
    guard let next = outcome.next, let target = presenter.action(next.action) else { return [] }
    return [.trigger(target, next)]
  }

  /// How errors are shown that are not about fields; `nil` for the default.
  var reporting: [Step]? {
    let plain = ActionProgram.Report.alert(nil)
    let choices = action.failures.map { outcome -> Choice in
      let text = outcome.notice?.allTexts.first
      let report: ActionProgram.Report =
        if let field = outcome.field {
          .field(field)
        } else if let text, outcome.notice?.kind == .toast {
          .toast(text)
        } else {
          .alert(text)
        }
      let steps = outcome.isSilent ? [] : retry(after: report) + [.report(report)]
      return (outcome.guards, text?.expressions ?? [], steps)
    }
    let steps = choose(choices, otherwise: retry(after: plain) + [.report(plain)])
    if steps.count == 1, case .report(.alert(nil)) = steps[0] { return nil }
    return steps
  }

  /// Only an alert lets the user try again.
  private func retry(after report: ActionProgram.Report) -> [Step] {
    guard case .alert = report, presenter.retries else { return [] }
    // A row that stays is tried again itself.
    return [action.kept == nil ? .offerRetry : .forgetRetry]
  }
}

extension ActionProgram.Case {
  /// The condition, if it is a single one that binds nothing.
  fileprivate var onlyTest: TypedExpression? {
    guard guards.count == 1, case .holds(let test)? = guards.first else { return nil }
    return test
  }
}

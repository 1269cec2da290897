import ViewModelIR

extension ActionProgram {
  package init(_ action: Presenter.Action, of presenter: Presenter) {
    let lowering = ActionLowering(action: action, presenter: presenter)
    self.action = action
    asking = action.question.map { lowering.attempting(lowering.asking($0)) }
    steps = asking == nil ? lowering.attempting(lowering.steps) : lowering.steps
    returnsEnding = presenter.actions.contains { $0.undos.contains(action.name) }
    submission = lowering.submission
  }
}

/// Decides what an action does.
struct ActionLowering {
  typealias Step = ActionProgram.Step
  typealias Requirement = ActionProgram.Requirement

  let action: Presenter.Action
  let presenter: Presenter

  var steps: [Step] {
    let submission = submission
    let begins = action.effects.expressions + action.refusal.expressions
    let read = begins + (submission == nil ? used : [])
    let names = Set((begins + used).flatMap(\.variables)).union(action.namesInChange)
    let clauses = action.guards.unnamed(unless: names)
    let isAboutRequest = presenter.isAboutRequest(action)
    let known = clauses.boundNames + (isAboutRequest ? presenter.requested.map(\.name) : [])
    var steps: [Step] = isAboutRequest ? [.request] : []
    if let seconds = action.debounce { steps.append(rest(seconds)) }
    let readsContext =
      submission == nil ? action.readsContext : action.readsContextBeforeCall
    if readsContext { steps.append(.context) }
    steps += require(
      requirements(
        clauses,
        reading: read,
        needsRow: submission == nil && undoTakesRow,
        needsPart: true,
        // What happens before the call must not happen without it.
        isReady: action.hasBeginning || action.call == nil
      )
    )
    let replaced = replaced(readIn: used)
    let later = submission.map { $0.parameters.map(\.name).filter(values.contains) }
    let kept = (replaced + (later ?? captured).filter { !replaced.contains($0) })
      .filter { !known.contains($0) }
    if !kept.isEmpty { steps.append(.keep(kept)) }
    steps += effects(action.effects, clearing: action.errorFields)
    if let submission { return steps + [.submit(submission)] }
    guard let call = action.call else {
      return steps + choose(action.successes, done) + succeeded
    }
    return steps + perform(call)
  }

  /// What follows the beginning of the action, as a function with everything that it reads as parameters: for a new row that stays, and
  /// for an action that sets what it sends. `nil` for other actions, which begin again.
  var submission: ActionProgram.Submission? {
    let isSent = presenter.retries && !replaced(readIn: used).isEmpty
    guard let call = action.call, action.kept != nil || isSent else { return nil }
    let read = used + action.expressionsInChange
    let takesRequest = presenter.isAboutRequest(action)
    let given = takesRequest ? presenter.requested.map(\.name) : []
    let names = values.filter { !presenter.inputs.map(\.name).contains($0) }
    // What the condition unwraps has the name of what it unwraps.
    let bound = action.guards.boundNames
    let others = (names.filter { !bound.contains($0) } + bound).filter { !given.contains($0) }
      .compactMap { name in read.lazy.compactMap { $0.variable(named: name) }.first }
    let readsContext =
      read.contains(where: \.readsContext) || action.outcomeTexts.contains(where: \.readsContext)
    let required = requirements([], reading: used, needsRow: undoTakesRow, needsPart: true)
    let steps: [Step] = (readsContext ? [.context] : []) + require(required)
    return ActionProgram.Submission(
      takesRequest: takesRequest,
      parameters: action.parameters.filter { !bound.contains($0.name) } + others,
      steps: steps + perform(call)
    )
  }

  private func perform(_ call: Presenter.Call) -> [Step] {
    var steps: [Step] = []
    let saved = presenter.edits.filter { local in
      action.successes.contains {
        presenter.saved(by: action, in: $0).contains { $0.name == local.name }
      }
    }
    if !saved.isEmpty { steps.append(.sending(saved)) }
    steps.append(
      .perform(
        call,
        reporting: reporting,
        done: succeeded + choose(action.successes, done) + followed,
        failed: choose(action.failures, failed)
      )
    )
    return steps
  }

  /// A reload loads the sources, too.
  private var followed: [Step] {
    let reloads = !action.successes.isEmpty && action.successes.allSatisfy(\.reloads)
    return !reloads && presenter.sources.contains { $0.follows(action) } ? [.loadSources] : []
  }

  /// Remembers that the user has triggered the action, even if it then does nothing.
  func attempting(_ steps: [Step]) -> [Step] { attempt(true) + steps }

  private var succeeded: [Step] { attempt(false) }

  private func attempt(_ isOpen: Bool) -> [Step] {
    presenter.attempt(of: action).map { local in
      let value = TypedExpression(.boolean, .literal(.bool(isOpen)))
      return [.set([setting(local.name, value)])]
    } ?? []
  }

  /// The steps before a question. They find what its texts are about.
  func asking(_ question: Presenter.Notice) -> [Step] {
    let shown = question.allTexts.flatMap(\.expressions)
    let read = shown + action.refusal.expressions
    var required = requirements(
      action.guards.unnamed(unusedIn: shown),
      reading: read,
      needsPart: action.subject?.isOptional == true
    )
    if required.isEmpty, action.rows != nil {
      required = [.row(isBound: false)]
    } else if required.isEmpty, action.call != nil, presenter.load != nil {
      required = [.model(isBound: false)]
    }
    let readsContext =
      action.condition?.readsContext == true || question.allTexts.contains(where: \.readsContext)
      || action.refusal.readsContext
    return (readsContext ? [.context] : []) + require(required) + [.ask(question)]
  }

  private func rest(_ seconds: Double) -> Step {
    let part = requirements([], reading: [], needsRow: true, needsPart: true)
    return .rest(seconds: seconds, finding: action.subject == nil ? [] : part)
  }

  /// The names of values that can change.
  private var values: [String] {
    presenter.values + presenter.followers.map { Presenter.Local.begun(of: $0.name) }
  }

  private var undoTakesRow: Bool {
    action.successes.contains { undo($0)?.takesRow == true }
  }

  func undo(_ outcome: Presenter.Action.Outcome) -> ActionProgram.Undoing? {
    guard let undo = outcome.notice?.undo.flatMap(presenter.action) else { return nil }
    if undo.rows != nil { return .init(action: undo, argument: .id) }
    if undo.parameters.isEmpty { return .init(action: undo, argument: nil) }
    guard case .remove? = action.change, let rows = action.rows, action.subject == nil else {
      return .init(action: undo, argument: .row)
    }
    return .init(action: undo, argument: .removedRow(rows))
  }

  // MARK: - Requirements

  /// A refusal is about the condition alone, not about a row that does not exist.
  private func require(_ requirements: [Requirement]) -> [Step] {
    let clauses = requirements.clauses.map(Requirement.clause)
    let parts: [(requirements: [Requirement], refused: [Step])] =
      refused.isEmpty
      ? [(requirements, [])]
      : [(Array(requirements.dropLast(clauses.count)), []), (clauses, refused)]
    return parts.filter { !$0.requirements.isEmpty }.map { .require($0, otherwise: $1) }
  }

  /// What is said is about the values that were refused, so it comes before new ones.
  private var refused: [Step] {
    var others = action.refusal.effects
    others.assignments = []
    return effects(others) + (action.refusal.toast.map { [.say($0, undo: nil)] } ?? [])
      + sets(action.refusal.effects)
  }

  /// Returns what must exist and hold so that the expressions can be evaluated.
  private func requirements(
    _ clauses: [Condition],
    reading expressions: [TypedExpression],
    needsRow: Bool = false,
    needsPart: Bool,
    isReady: Bool = false
  ) -> [Requirement] {
    let expressions = expressions + clauses.map(\.expression)
    func reads(_ name: String) -> Bool { expressions.contains { $0.variables.contains(name) } }
    var required: [Requirement] = []
    if expressions.contains(where: \.readsModel) {
      required.append(.model(isBound: true))
    } else if isReady, action.call != nil, action.rows == nil, presenter.load != nil {
      required.append(.model(isBound: false))
    }
    let subject = needsPart || reads(Presenter.it) ? action.subject : nil
    if action.rows?.outer != nil,
      reads(Presenter.outer) || action.namesInChange.contains(Presenter.outer)
    {
      required.append(.outer)
    }
    if action.rows != nil {
      let isBound = needsRow || subject != nil || reads(Presenter.row)
      if isBound || isReady { required.append(.row(isBound: isBound)) }
    }
    if let subject { required.append(.part(subject)) }
    if isReady, action.isTracked, action.again == .ignore { required.append(.idle) }
    return required + clauses.map(Requirement.clause)
  }

  /// The expressions that are evaluated after the beginning, except those of a change that sets properties.
  var used: [TypedExpression] {
    // The function has the IDs of its rows.
    var used = (action.call?.arguments ?? []).map(\.value).filter { value in
      !(action.rows?.ids.contains { $0.value == value } ?? false)
    }
    used += action.changeArguments
    return used + action.outcomes.flatMap(\.expressions)
      + action.outcomeTexts.flatMap(\.expressions)
  }

  // MARK: - Effects

  func effects(
    _ effects: Presenter.Action.Effects,
    clearing errors: [String] = []
  ) -> [Step] {
    var steps = sets(effects, clearing: errors)
    if effects.dismisses { steps.append(.dismiss) }
    return steps
      + choose(
        effects.events.map { ($0.guards, $0.event.arguments.map(\.value), [.send($0.event)]) }
      )
  }

  private func sets(_ effects: Presenter.Action.Effects, clearing errors: [String] = []) -> [Step] {
    let settings =
      errors.map { setting($0, nil) } + effects.assignments.map { setting($0.local, $0.value) }
    return settings.isEmpty ? [] : [.set(settings)]
  }

  private func setting(_ local: String, _ value: TypedExpression?) -> ActionProgram.Setting {
    let others = action.effects.assignments.map(\.local) + action.guards.boundNames
    let goesOn = !others.contains(local) && value?.variables.contains(local) == true
    return presenter.setting(local, value, goesOn: goesOn)
  }

  // MARK: - Kept values

  /// The locals that the action sets when it begins although these expressions, or later ones of the beginning, need their old values.
  func replaced(readIn expressions: [TypedExpression]) -> [String] {
    let others = action.effects.eventExpressions + expressions
    return presenter.replaced(by: action.effects.assignments, readIn: others)
  }

  /// The presenter's properties that are read after the beginning: by the change and the texts of a failure, which are functions of their
  /// own, by what follows the call and, if the call can wait, by its arguments.
  private var captured: [String] {
    // What shows an error is a function of its own.
    var inFunctions = action.expressionsInChange
    for failure in action.failures {
      inFunctions += failure.guards.map(\.expression)
      inFunctions += failure.notice?.allTexts.flatMap(\.expressions) ?? []
    }
    var later = action.successes.compactMap(\.toast).flatMap(\.expressions)
    for outcome in action.outcomes {
      later += outcome.guards.map(\.expression) + outcome.effects.eventExpressions
      later += outcome.next?.expressions ?? []
    }
    if action.again == .latest { later += action.call?.arguments.map(\.value) ?? [] }
    var variables = Set(later.flatMap(\.variables))
    for setting in action.outcomes.flatMap(\.effects.assignments) {
      variables.formUnion(setting.value.variables.subtracting([setting.local]))
    }
    // Inputs never change.
    variables.subtract(presenter.inputs.map(\.name))
    variables.formUnion(inFunctions.flatMap(\.variables))
    return presenter.values.filter(variables.contains)
  }
}

extension TypedExpression {
  /// The variable of a name that the expression reads.
  fileprivate func variable(named name: String) -> ViewModel.Input? {
    variableName == name
      ? ViewModel.Input(name: name, type: type)
      : children.lazy.compactMap { $0.variable(named: name) }.first
  }
}

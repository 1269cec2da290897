import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  func action(
    _ action: Spec.Presenter.Action,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action {
    let needsModel = action.row == nil && (action.use != nil || action.change != nil)
    let reloads = (action.successes + action.failures).contains(where: \.reloads)
    if !spec.loads, needsModel || reloads {
      throw .outcomeWithoutLoad(action.name, at: action.location)
    }
    let found = try action.row.map { (row) throws(Diagnostic) in try rows(row) }
    var scope = scope
    let parameters = try problems.all(action.parameters) { (parameter) throws(Diagnostic) in
      ViewModel.Input(name: parameter.name, type: try screen.handedType(parameter.type))
    }
    for parameter in parameters {
      scope.variables[parameter.name] = parameter.type
      scope.shared[parameter.name] = nil
      scope.conditions[parameter.name] = nil
    }
    if found?.rows.outer != nil {
      let names = [Presenter.outer, Presenter.outerID]
      for parameter in action.parameters where names.contains(parameter.name) {
        problems.note(.reservedMember(parameter.name, what: "a parameter", at: parameter.location))
      }
    }
    let keys = ["actions", action.name]
    let subject = try subject(of: action, found?.rows, in: &scope)
    let owner = subject?.type ?? found?.rows.list.element ?? service.root
    let returned = try returned(by: action, of: owner, in: scope)
    let result = try result(action, shown: returned?.path.steps.last?.type.unwrapped ?? owner)
    let refusal = problems.noting { () throws(Diagnostic) in try self.refusal(action, in: scope) }
    let condition = problems.noting { () throws(Diagnostic) in
      try self.condition(of: action, narrowing: &scope)
    }
    // The call, the notices and the outcomes are independent, so all are checked even if one has an error.
    let call = problems.noting { () throws(Diagnostic) in
      try action.call.map { (call) throws(Diagnostic) in
        try self.call(call, keys, in: scope, result: result)
      }
    }
    let question = problems.noting { () throws(Diagnostic) in
      try action.question.map { (question) throws(Diagnostic) in
        try self.question(question, of: action.name, parameters, in: scope)
      }
    }
    let outcomes = problems.noting { () throws(Diagnostic) in
      try self.outcomes(action, returning: result, in: scope)
    }
    let change = try action.change.map { (change) throws(Diagnostic) in
      try self.change(change, of: action, found, owner, in: scope)
    }
    let progress = try progress(action.progress, of: found?.model ?? own)
    let kept = try kept(action, change)
    try checkDebounce(of: action)
    guard let refusal, let condition, let call, let question, let outcomes else {
      throw .alreadyReported
    }
    var checked = Presenter.Action(name: action.name, location: action.location, call: call)
    checked.doc = action.doc
    checked.rows = found?.rows
    checked.subject = subject
    checked.returned = returned
    checked.parameters = parameters
    checked.condition = condition.test
    checked.guards = condition.clauses
    checked.change = change
    checked.debounce = action.debounce?.seconds
    checked.progress = progress
    checked.effects = outcomes.begins
    checked.refusal = refusal
    checked.uses = action.use != nil
    checked.successes = outcomes.successes
    checked.failures = outcomes.failures
    checked.errorFields = errorFields(of: checked)
    checked.kept = kept
    checked.question = question
    try checkAsked(checked, action)
    checked.again = try again(action, checked)
    return checked
  }

  /// Checks `when`. What it implies about optional values and unions holds for the rest of the action.
  private func condition(
    of action: Spec.Presenter.Action,
    narrowing scope: inout Scope
  ) throws(Diagnostic) -> (test: TypedExpression?, clauses: [Condition]) {
    guard let when = action.condition else { return (nil, []) }
    // In the function of a row's action, `id` is the ID of the row.
    scope.assigned.insert("id")
    let id = id(["actions", action.name, "when"])
    let (syntax, checker) = try screen.expression(when, id, in: scope)
    do throws(Diagnostic) {
      return (try checker.condition(syntax), try checker.clauses(syntax, narrowing: &scope))
    } catch {
      scope.distrust(syntax)
      throw error
    }
  }

  /// Checks that `undo` names an action without a confirmation that takes the row, its element or nothing.
  func checkUndo(_ presenter: Presenter) {
    for spec in spec.actions {
      for node in spec.successes.compactMap({ $0.notice?.undo }) {
        guard let action = presenter.action(spec.name), let name = node.text else { continue }
        checkUndo(of: action, name, at: node.location, presenter)
      }
    }
  }

  private func checkUndo(
    of action: Presenter.Action,
    _ name: String,
    at location: Location,
    _ presenter: Presenter
  ) {
    guard let undo = presenter.action(name) else {
      let known = presenter.actions.map(\.name)
      return problems.note(.unknownUndo(name, known: known, at: location))
    }
    let element = action.rows?.list.element
    let takesRow = action.rows?.isOfSameList(undo.rows) == true && undo.rows?.outer == nil
    let takesElement =
      undo.rows == nil && undo.parameters.count == 1 && undo.parameters.first?.type == element
    let takesNothing = undo.rows == nil && undo.parameters.isEmpty
    if undo.question != nil || undo.call == nil
      || !(takesRow && undo.parameters.isEmpty || takesElement || takesNothing)
    {
      problems.note(.wrongUndo(name, element, at: location))
    }
  }

  /// Checks that a debounced action has values that can change while it waits, and nothing that would be shown before.
  private func checkDebounce(of action: Spec.Presenter.Action) throws(Diagnostic) {
    guard let debounce = action.debounce else { return }
    if action.parameters.isEmpty { throw .debounceWithoutParameters(at: debounce.location) }
    if let again = action.again, again.value != .latest {
      throw .debounceWithAgain(again.value, at: again.location)
    }
    if action.change != nil { throw .debounceOfChange(at: debounce.location) }
  }

  private func again(
    _ action: Spec.Presenter.Action,
    _ checked: Presenter.Action
  ) throws(Diagnostic) -> Presenter.Action.Again {
    let parameters = Set(checked.parameters.map(\.name))
    let isSet = checked.assignments.contains {
      !checked.written($0.value).variables.isDisjoint(with: parameters)
    }
    let isMoved = checked.changeArguments.contains { !$0.variables.isDisjoint(with: parameters) }
    // The latest call alone does not determine values that are computed from the old ones.
    let isMadeOfOthers = checked.dependsOnOldValues && !checked.appliesOnlyOnce
    // A row can show the progress of only one call.
    let isOneByOne = action.row != nil && action.progress != nil
    if action.debounce != nil { return .latest }
    guard let again = action.again else {
      let isInserted = if case .insert? = checked.change { true } else { false }
      if isSet && !isMadeOfOthers || isMoved && !isInserted { return .latest }
      return (isInserted || isSet) && !isOneByOne ? .parallel : .ignore
    }
    if again.value == .latest, !isSet, !isMoved {
      throw .latestWithoutParameter(at: again.location)
    }
    if again.value == .latest, isMadeOfOthers {
      throw .latestOfAccumulatedValue(at: again.location)
    }
    if again.value == .parallel, isOneByOne, let progress = action.progress {
      throw .progressOfMany(at: progress.location)
    }
    return again.value
  }

  func selection(
    _ selection: Spec.Presenter.Selection,
    _ outside: Scope
  ) throws(Diagnostic) -> Presenter.Selection {
    let rows = try rows(selection.row).rows
    if rows.outer != nil { throw .notInInnerRows("select", at: selection.row.location) }
    // Expressions use the row's properties directly, and `row` for the whole element.
    var scope = outside
    scope.model = rows.list.element
    scope.variables[Presenter.row] = rows.list.element
    let obstacles = try problems.all(selection.obstacles.enumerated()) {
      (index, obstacle) throws(Diagnostic) in
      let keys = ["select", selection.name, String(index)]
      let condition = try self.condition(obstacle.when, keys, in: scope)
      if !condition.readsRow { throw .ruleIgnoresRow(at: obstacle.when.node.location) }
      let id = id(
        keys + ["alert"],
        names: ["select", selection.name, catalogName(of: obstacle.when) ?? "alert"],
        place: "select.\(selection.name), when \(obstacle.when.node.text ?? "")"
      )
      let alert = try obstacle.alert.map { (alert) throws(Diagnostic) in
        try screen.text(alert, id, in: scope, allowsOptionals: false)
      }
      return Presenter.Selection.Obstacle(condition: condition, alert: alert)
    }
    return Presenter.Selection(name: selection.name, rows: rows, obstacles: obstacles)
  }
}

extension TypedExpression {
  /// Whether the expression depends on the row, which is `row` or the model of the scope.
  fileprivate var readsRow: Bool {
    kind == .model || variableName == Presenter.row || children.contains(where: \.readsRow)
  }
}

import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  func action(
    _ action: Spec.Presenter.Action,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action {
    var found: (rows: Presenter.Rows, model: ViewModel)?
    if let row = action.row { found = try rows(row) }
    var scope = scope
    let parameters = try problems.all(action.parameters) { (parameter) throws(Diagnostic) in
      ViewModel.Input(name: parameter.name, type: try screen.type(parameter.type))
    }
    for parameter in parameters { scope.variables[parameter.name] = parameter.type }
    if let found { scope.variables[Presenter.row] = found.rows.list.element }
    let keys = ["actions", action.name]
    let success = action.success?.value ?? .standard
    let result = success == .use ? found?.rows.list.element ?? service.root : nil
    // A mistake in one of them says nothing of the others.
    let call = problems.noting { () throws(Diagnostic) in
      try self.call(action.call, keys, in: scope, result: result)
    }
    let toast = problems.noting { () throws(Diagnostic) in
      try self.toast(action.toast, keys, in: scope)
    }
    let failure = problems.noting { () throws(Diagnostic) in
      try self.failure(action.failure, keys, in: scope)
    }
    let confirmation = problems.noting { () throws(Diagnostic) in
      try self.confirmation(action.confirmation, keys, in: scope)
    }
    let condition = try action.condition.map { (condition) throws(Diagnostic) in
      try self.condition(condition, keys + ["when"], in: scope)
    }
    let change = try action.change.map { (change) throws(Diagnostic) in
      try self.change(change, of: action, found, in: scope)
    }
    let again = try again(action, change, parameters, condition)
    let progress = try progress(action.progress, of: found?.model ?? own)
    guard let call, let toast, let failure, let confirmation else { throw .alreadyTold }
    return Presenter.Action(
      name: action.name,
      doc: action.doc,
      rows: found?.rows,
      parameters: parameters,
      condition: condition,
      call: call,
      change: change,
      again: again,
      progress: progress,
      success: success,
      toast: toast,
      failure: failure,
      confirmation: confirmation
    )
  }

  private func toast(
    _ toast: Spec.Presenter.Toast?,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Toast? {
    guard let toast else { return nil }
    let id = id(keys + ["onSuccess", "toast"])
    let text = try screen.text(toast.text, id, in: scope, allowsOptionals: false)
    return .init(text: text, undo: toast.undo?.text)
  }

  private func confirmation(
    _ confirmation: Spec.Presenter.Confirmation?,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Confirmation? {
    guard let confirmation else { return nil }
    func text(_ template: SpecTemplate, _ key: String) throws(Diagnostic) -> Text {
      let id = id(keys + ["confirm", key])
      return try screen.text(template, id, in: scope, allowsOptionals: false)
    }
    var cancel: Text?
    if let template = confirmation.cancel { cancel = try text(template, "cancel") }
    return .init(
      title: try text(confirmation.title, "title"),
      button: try text(confirmation.button, "button"),
      cancel: cancel,
      isDestructive: confirmation.isDestructive
    )
  }

  /// What takes back an action about a row is called with that row.
  func checkUndo(_ presenter: Presenter) {
    for action in presenter.actions {
      guard let name = action.toast?.undo, let location = undoLocation(of: action.name) else {
        continue
      }
      guard let undo = presenter.actions.first(where: { $0.name == name }) else {
        problems.note(.unknownUndo(name, known: presenter.actions.map(\.name), at: location))
        continue
      }
      let takesRow = action.rows != nil && undo.rows?.list == action.rows?.list
      let takesElement =
        undo.rows == nil && undo.parameters.count == 1
        && undo.parameters.first?.type == action.rows?.list.element
      let takesNothing = undo.rows == nil && undo.parameters.isEmpty
      if undo.confirmation != nil
        || !(takesRow && undo.parameters.isEmpty || takesElement || takesNothing)
      {
        problems.note(.wrongUndo(name, action.rows?.list.element, at: location))
      }
    }
  }

  private func undoLocation(of action: String) -> Location? {
    spec.actions.first { $0.name == action }?.toast?.undo?.location
  }

  private func again(
    _ action: Spec.Presenter.Action,
    _ change: Presenter.Action.Change?,
    _ parameters: [ViewModel.Input],
    _ condition: TypedExpression?
  ) throws(Diagnostic) -> Presenter.Action.Again {
    let isSet = if case .set? = change { !parameters.isEmpty } else { false }
    let isMadeOfOthers = change?.buildsOnItself(condition, ofRow: action.row != nil) ?? false
    // A row can show the progress of only one call.
    let isOneByOne = action.row != nil && action.progress != nil
    guard let again = action.again else {
      if isSet, !isMadeOfOthers { return .latest }
      let isInserted = if case .insert? = change { true } else { false }
      return (isInserted || isSet) && !isOneByOne ? .parallel : .ignore
    }
    if again.value == .latest, !isSet { throw .latestOfNoWish(at: again.location) }
    if again.value == .latest, isMadeOfOthers { throw .latestOfMany(at: again.location) }
    if again.value == .parallel, isOneByOne, let progress = action.progress {
      throw .progressOfMany(at: progress.location)
    }
    return again.value
  }

  private func failure(
    _ failure: Spec.Presenter.Failure?,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Failure {
    switch failure {
    case .alert(let text?):
      let id = id(keys + ["onFailure", "alert"])
      return .alert(try screen.text(text, id, in: scope, allowsOptionals: false))
    case .alert(nil), nil: return .alert(nil)
    case .silent: return .silent
    case .reload: return .reload
    }
  }

  func selection(
    _ selection: Spec.Presenter.Selection,
    _ outside: Scope
  ) throws(Diagnostic) -> Presenter.Selection {
    let rows = try rows(selection.row).rows
    // The row's properties stand for themselves, and `row` for all of it.
    var scope = outside
    scope.model = rows.list.element
    scope.variables[Presenter.row] = rows.list.element
    let obstacles = try problems.all(selection.obstacles.enumerated()) {
      (index, obstacle) throws(Diagnostic) in
      let keys = ["select", selection.name, String(index)]
      let condition = try self.condition(obstacle.when, keys, in: scope)
      if !condition.readsRow { throw .ruleOfNoRow(at: obstacle.when.node.location) }
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
  /// Whether it reads one of some properties of a row, or of the model.
  fileprivate var readsRow: Bool {
    kind == .model || variableName == Presenter.row || children.contains(where: \.readsRow)
  }
}

import DocumentReader
import SpecSyntax
import ViewModelIR

// The call `can(submit)`: the `when` of an action as a Bool, computed from the values of a view model.

extension ExpressionChecker {
  func availability(
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    guard let (name, argument) = onlyName(arguments) else {
      throw .canWithoutName(at: location(syntax))
    }
    if screen.spec.unknownKeys.contains(.screen) { throw .alreadyReported }
    guard let presenter = screen.spec.presenter else {
      throw .canWithoutScreen(at: location(syntax))
    }
    guard let owner = scope.owner else { throw .canOutsideFields(name, at: location(syntax)) }
    try traceAction(name, presenter, owner)
    guard let action = presenter.actions.first(where: { $0.name == name }) else {
      let known = presenter.actions.map(\.name)
      throw .unknownUndo(name, known: known, at: location(argument))
    }
    screen.trace?.note(name, .action, .boolean, at: argument.mark, of: scalar)
    guard let condition = action.condition else {
      throw .canAlways(name, at: location(argument))
    }
    guard let when = condition.syntax else { throw .alreadyReported }
    let (inside, part) = try scope(of: action, owner, at: location(argument))
    try refuse(when.names, of: action, presenter, owner, in: inside, at: location(argument))
    let elsewhere = screen.elsewhere
    let checker = elsewhere.expressionChecker(condition.node, id, in: inside)
    let value: TypedExpression
    do throws(Diagnostic) {
      value = try checker.condition(when)
    } catch {
      // The action itself knows what another local has set, so only this error has not been reported there.
      throw elsewhere.findings.asksForFollower
        ? .canOfFollower(name, at: location(argument)) : .alreadyReported
    }
    screen.findings.attempted.formUnion(elsewhere.findings.attempted)
    screen.findings.shownAttempts.formUnion(elsewhere.findings.shownAttempts)
    guard let part else { return value }
    // Without the part, the action does nothing.
    let binding = Binding(name: Presenter.it, value: part)
    let no = TypedExpression(.boolean, .literal(.bool(false)))
    return TypedExpression(.boolean, .coalesce(value.over([binding]), no))
  }

  /// If the name is the gap, records the actions whose `when` the view model can ask for, and throws.
  private func traceAction(
    _ name: String,
    _ presenter: Spec.Presenter,
    _ owner: ViewModelOwner
  ) throws(Diagnostic) {
    guard name.isGap, let trace = screen.trace else { return }
    let actions = presenter.actions.filter { action in
      let rows = action.row.map(screen.model) ?? nil
      return action.condition != nil && owner == rows.map(ViewModelOwner.model) ?? .screen
    }
    trace.note(.action(actions.map(\.name)))
    throw .alreadyReported
  }

  /// The scope of an action's `when` in the view model: `row` is the element that a row's view model is made from. `part` is what `it`
  /// stands for if it may be nil.
  private func scope(
    of action: Spec.Presenter.Action,
    _ owner: ViewModelOwner,
    at location: Location
  ) throws(Diagnostic) -> (Scope, part: TypedExpression?) {
    var inside = scope
    switch (action.row.map(screen.model), owner) {
    case (nil, .screen): break
    case (nil, .model(let model)): throw .canOfScreen(action.name, in: model, at: location)
    case (.some(nil), _): throw .alreadyReported
    case (.some(.some(let rows)), _):
      guard owner == .model(rows), let model = scope.model else {
        throw .canOfRow(action.name, of: rows, at: location)
      }
      let row = TypedExpression(model, .model)
      inside.variables[Presenter.row] = model
      inside.shared[Presenter.row] = SharedValue(expression: row)
      let it =
        try action.subject.map { (on) throws(Diagnostic) in try subject(on, of: model) } ?? row
      inside.variables[Presenter.it] = it.type.unwrapped
      if it.type.isOptional { return (inside, it) }
      inside.shared[Presenter.it] = SharedValue(expression: it)
    }
    return (inside, nil)
  }

  /// The part of the element that the action is about, such as `reblog ?? self`.
  private func subject(
    _ on: SpecExpression,
    of model: ValueType
  ) throws(Diagnostic) -> TypedExpression {
    guard let syntax = on.syntax else { throw .alreadyReported }
    var ofRow = Scope(model: model)
    ofRow.variables[Presenter.row] = model
    ofRow.shared[Presenter.row] = SharedValue(expression: TypedExpression(model, .model))
    let checker = screen.elsewhere.expressionChecker(on.node, id, in: ofRow)
    guard let value = try? checker.check(syntax) else { throw .alreadyReported }
    return value
  }

  /// Refuses a condition that reads what the view model does not know.
  private func refuse(
    _ names: Set<String>,
    of action: Spec.Presenter.Action,
    _ presenter: Spec.Presenter,
    _ owner: ViewModelOwner,
    in scope: Scope,
    at location: Location
  ) throws(Diagnostic) {
    let parameters = Set(action.parameters.map(\.name))
    let ofScreen = Set(
      presenter.locals.map(\.name) + presenter.inputs.map(\.name) + presenter.sources.map(\.name)
    )
    // The arguments of `attempted` and `isEdited` are no values.
    let actions = Set(presenter.actions.map(\.name))
    for name in names.subtracting(actions).sorted() where name != "self" {
      if parameters.contains(name) {
        throw .canWithParameter(action.name, name, at: location)
      }
      if scope.variables[name] != nil { continue }
      switch owner {
      case .screen where ofScreen.contains(name): throw .canOfLocal(action.name, name, at: location)
      case .model(let model) where !["now", "today"].contains(name):
        throw .canOfOther(action.name, name, in: model, at: location)
      default: break
      }
    }
  }
}

extension ScreenChecker {
  /// The name of the model of the rows at a path such as `posts` or `sections.rows`; `nil` if there are no such rows.
  fileprivate func model(ofRows path: Node) -> String? {
    var fields = spec.display
    var name: String?
    for part in (path.text ?? "").split(separator: ".") {
      guard let field = fields.first(where: { $0.name == part }),
        case .each(let nested)? = field.rule,
        let model = nested.model.text.flatMap({ models[$0] })
      else { return nil }
      name = model.name
      fields = spec.models.first { $0.name == model.name }?.display ?? []
    }
    return name
  }
}

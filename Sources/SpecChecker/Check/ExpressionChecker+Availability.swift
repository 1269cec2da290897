import DocumentReader
import SpecSyntax
import ViewModelIR

// The call `can(submit)`: the `when` of an action as a Bool, computed from the values of a view model.

extension ExpressionChecker {
  func availability(
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      case .name(let name) = argument.value.kind
    else { throw .canWithoutName(at: location(syntax)) }
    if screen.spec.unknownKeys.contains(.screen) { throw .alreadyReported }
    guard let presenter = screen.spec.presenter else {
      throw .canWithoutScreen(at: location(syntax))
    }
    guard let owner = scope.owner else { throw .canOutsideFields(name, at: location(syntax)) }
    guard let action = presenter.actions.first(where: { $0.name == name }) else {
      let known = presenter.actions.map(\.name)
      throw .unknownUndo(name, known: known, at: location(argument.value))
    }
    guard let condition = action.condition else {
      throw .canAlways(name, at: location(argument.value))
    }
    guard let when = condition.syntax else { throw .alreadyReported }
    let inside = try scope(of: action, owner, at: location(argument.value))
    try refuse(when.names, of: action, presenter, owner, in: inside, at: location(argument.value))
    let checker = screen.elsewhere.expressionChecker(condition.node, id, in: inside)
    guard let value = try? checker.condition(when) else { throw .alreadyReported }
    return value
  }

  /// The scope of an action's `when` in the view model: `row` is the element that a row's view model is made from.
  private func scope(
    of action: Spec.Presenter.Action,
    _ owner: ViewModelOwner,
    at location: Location
  ) throws(Diagnostic) -> Scope {
    var inside = scope
    switch (action.row.map(screen.model), owner) {
    case (nil, .screen): break
    case (nil, .model(let model)): throw .canOfScreen(action.name, in: model, at: location)
    case (.some(nil), _): throw .alreadyReported
    case (.some(.some(let rows)), _):
      guard owner == .model(rows), let model = scope.model else {
        throw .canOfRow(action.name, of: rows, at: location)
      }
      inside.variables[Presenter.row] = model
      inside.shared[Presenter.row] = SharedValue(expression: TypedExpression(model, .model))
    }
    return inside
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
    for name in names.sorted() {
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

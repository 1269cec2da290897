import DocumentReader
import SpecSyntax
import ViewModelIR

// `then`: one action after another.

extension PresenterChecker {
  func next(
    _ next: Spec.Presenter.Invocation,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Next {
    guard let target = spec.actions.first(where: { $0.name == next.name }) else {
      throw .unknownNext(next.name, known: spec.actions.map(\.name), at: next.location)
    }
    var wanted: [(name: String, type: ValueType)] = []
    if let row = target.row {
      // An error in the target is reported where the target is.
      guard let rows = try? rows(row).rows else { throw .alreadyReported }
      wanted += rows.idParameters.map { ($0.name, $0.type) }
    }
    for parameter in target.parameters where !target.isGivenByButtons(parameter.name) {
      guard let type = try? screen.handedType(parameter.type) else { throw .alreadyReported }
      wanted.append((parameter.name, type))
    }
    let given = next.arguments.map(\.name)
    if Set(given) != Set(wanted.map(\.name)) {
      throw .argumentsOfNext(next.name, wanted.map(\.name), at: next.location)
    }
    let values = try problems.all(wanted) { (parameter) throws(Diagnostic) in
      guard let argument = next.arguments.first(where: { $0.name == parameter.name }) else {
        throw .alreadyReported
      }
      let id = id(keys + [parameter.name])
      let (syntax, checker) = try screen.expression(argument.value, id, in: scope)
      let value = try checker.check(syntax, expected: parameter.type)
      guard value.type == parameter.type || value.type.asOptional == parameter.type else {
        throw .mismatch(
          "'\(parameter.name)' of '\(next.name)'",
          wants: "'\(parameter.type.messageName)'",
          got: value.type,
          at: argument.value.node.location
        )
      }
      return Rule.Argument(name: parameter.name, value: value)
    }
    return .init(action: next.name, location: next.location, arguments: values)
  }

  /// Checks that no action follows itself, however many others are between.
  func checkNext(_ actions: [Presenter.Action]) {
    var reported: Set<String> = []
    func follow(_ action: Presenter.Action, _ path: [String]) {
      for next in action.outcomes.compactMap(\.next) {
        if let start = path.firstIndex(of: next.action) {
          let circle = path[start...]
          if reported.isDisjoint(with: circle) {
            problems.note(.circleOfActions(circle + [next.action], at: next.location))
          }
          reported.formUnion(circle)
        } else if let action = actions.first(where: { $0.name == next.action }) {
          follow(action, path + [action.name])
        }
      }
    }
    for action in actions where !reported.contains(action.name) { follow(action, [action.name]) }
  }
}

extension Spec.Presenter.Action {
  /// Whether every button of the question gives the parameter a value.
  fileprivate func isGivenByButtons(_ parameter: String) -> Bool {
    let buttons = question?.buttons ?? []
    return !buttons.isEmpty
      && buttons.allSatisfy { button in button.arguments.contains { $0.name == parameter } }
  }
}

import DocumentReader
import SpecSyntax
import ViewModelIR

// What an action does other than its call: effects when it begins, and outcomes.

extension PresenterChecker {
  /// Checks what an action does when it begins, after a success, and after a failure. `result` is what its call returns.
  func outcomes(
    _ action: Spec.Presenter.Action,
    returning result: ValueType?,
    in scope: Scope
  ) throws(Diagnostic) -> (
    begins: Presenter.Action.Effects, success: Presenter.Action.Success,
    failure: Presenter.Action.Failure
  ) {
    let keys = ["actions", action.name]
    func checked(
      _ effects: Spec.Presenter.Effects,
      _ keys: [String],
      in scope: Scope
    ) -> Presenter.Action.Effects? {
      problems.noting { () throws(Diagnostic) in try self.effects(effects, keys, in: scope) }
    }
    let begins = checked(action.effects, keys, in: scope)
    let succeeds = checked(
      action.success.effects,
      keys + ["onSuccess"],
      in: scope.after(result)
    )
    let fails = checked(action.failure.effects, keys + ["onFailure"], in: scope)
    guard let begins, let succeeds, let fails else { throw .alreadyReported }
    var success = Presenter.Action.Success()
    success.uses = action.success.use != nil
    success.reloads = action.success.reloads
    success.effects = succeeds
    var failure = Presenter.Action.Failure()
    failure.report = report(action)
    failure.reloads = action.failure.reloads
    failure.effects = fails
    return (begins, success, failure)
  }

  /// Checks what happens if the condition of an action does not hold.
  func refusal(
    _ action: Spec.Presenter.Action,
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Refusal {
    let keys = ["actions", action.name, "onRefused"]
    var refusal = Presenter.Action.Refusal()
    refusal.effects = try effects(action.refusal.effects, keys, in: scope)
    refusal.toast = try action.refusal.toast.map { (toast) throws(Diagnostic) in
      try screen.text(toast, id(keys + ["toast"]), in: scope, allowsOptionals: false)
    }
    return refusal
  }

  private func report(_ action: Spec.Presenter.Action) -> Presenter.Action.Failure.Report {
    if let field = action.failure.error?.text { return .field(field) }
    if action.failure.isSilent { return .silent }
    let hasToast = action.notices.contains { $0.kind == .toast && $0.key == .onFailure }
    return hasToast ? .toast : .alert
  }

  /// What the call of an action returns: the value that `use` shows, or the type that the action names.
  func result(
    _ action: Spec.Presenter.Action,
    shown: ValueType
  ) throws(Diagnostic) -> ValueType? {
    if action.success.use != nil {
      if let returns = action.returns { throw .returnsWithUse(shown, at: returns.location) }
      return shown
    }
    return try action.returns.map { (node) throws(Diagnostic) in try screen.type(node) }
  }

  private func effects(
    _ effects: Spec.Presenter.Effects,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Effects {
    let assignments = problems.noting { () throws(Diagnostic) in
      try problems.all(effects.assignments) { (argument) throws(Diagnostic) in
        try assignment(argument, keys + ["set", argument.name], in: scope)
      }
    }
    let event = try effects.event.map { (event) throws(Diagnostic) in
      let arguments = try problems.all(event.arguments) { (argument) throws(Diagnostic) in
        let value = try eventValue(argument, keys + ["event", argument.name], in: scope)
        return Rule.Argument(name: argument.name, value: value)
      }
      return Presenter.Event(name: event.name, location: event.location, arguments: arguments)
    }
    guard let assignments else { throw .alreadyReported }
    var checked = Presenter.Action.Effects()
    checked.assignments = assignments
    checked.event = event
    checked.dismisses = effects.dismisses
    return checked
  }

  // MARK: - Locals

  func assignment(
    _ argument: SpecArgument,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Effects.Assignment {
    let name = argument.name
    let locals = spec.locals.map(\.name) + errorFields.map(\.name)
    if scope.broken.contains(name) { throw .alreadyReported }
    guard locals.contains(name), let type = scope.variables[name] else {
      throw .setOfNoLocal(name, kind(of: name, in: scope), known: locals, at: argument.location)
    }
    let (syntax, checker) = try screen.expression(argument.value, id(keys), in: scope)
    let value = try checker.check(syntax, expected: type)
    let location = argument.value.node.location
    guard value.type == type || value.type.asOptional == type else {
      throw .mismatch(
        "local '\(name)'",
        wants: "'\(type.messageName)'",
        got: value.type,
        at: location
      )
    }
    return .init(local: name, type: type, value: value)
  }

  /// What a name that is not a local means here; `nil` if it means nothing.
  private func kind(of name: String, in scope: Scope) -> String? {
    if service.property(name, of: service.root) != nil {
      return "a property of the service's model"
    }
    if (own?.inputs ?? []).contains(where: { $0.name == name })
      || spec.inputs.contains(where: { $0.name == name })
    {
      return "an input"
    }
    let isParameter =
      scope.variables[name] != nil
      && ![Presenter.row, Presenter.it, Presenter.answer].contains(name)
    return isParameter ? "a parameter" : nil
  }

  // MARK: - Events

  private func eventValue(
    _ argument: SpecArgument,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> TypedExpression {
    let (syntax, checker) = try screen.expression(argument.value, id(keys), in: scope)
    switch syntax.kind {
    case .null, .emptyList:
      throw .parameterWithoutType(argument.name, at: argument.value.node.location)
    default: return try checker.check(syntax)
    }
  }

  /// Checks that all actions that send an event give its parameters the same names and types.
  func checkEvents(_ presenter: Presenter) {
    let events = presenter.actions.flatMap(\.events)
    for first in presenter.events {
      for event in events where event.name == first.name && event.parameters != first.parameters {
        problems.note(.eventOfTwoShapes(event, first, at: event.location))
      }
    }
  }
}

extension Scope {
  /// The scope of expressions that can use what a call returned.
  func after(_ result: ValueType?) -> Scope {
    var scope = self
    scope.variables[Presenter.answer] = result
    scope.lacksAnswer = result == nil
    return scope
  }
}

extension Presenter.Event {
  /// The names and types of the parameters, in any order.
  var parameters: [String: ValueType] {
    Dictionary(arguments.map { ($0.name, $0.value.type) }, uniquingKeysWith: { first, _ in first })
  }

  /// The event as messages name it: `openRoom(room: Room)`.
  var spoken: String {
    let parameters = arguments.map { "\($0.name): \($0.value.type.specName)" }
    return parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}

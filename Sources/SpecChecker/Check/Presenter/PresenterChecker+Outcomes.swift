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
    begins: Presenter.Action.Effects, successes: [Presenter.Action.Outcome],
    failures: [Presenter.Action.Outcome]
  ) {
    let keys = ["actions", action.name]
    let begins = problems.noting { () throws(Diagnostic) in
      try effects(action.effects, keys, in: scope)
    }
    let successes = problems.noting { () throws(Diagnostic) in
      let key = action.call == nil ? [] : ["onSuccess"]
      return try self.outcomes(action.successes, keys + key, in: scope.after(result))
    }
    let failures = problems.noting { () throws(Diagnostic) in
      try self.outcomes(action.failures, keys + ["onFailure"], in: scope)
    }
    guard let begins, let successes, let failures else { throw .alreadyReported }
    return (begins, successes, failures)
  }

  private func outcomes(
    _ outcomes: [Spec.Presenter.Outcome],
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> [Presenter.Action.Outcome] {
    let isList = outcomes.count > 1 || outcomes.contains { $0.condition != nil }
    return try cases(outcomes, \.condition, keys, in: scope) {
      (outcome, index, guards, scope) throws(Diagnostic) in
      let keys = isList ? keys + [String(index)] : keys
      var checked = Presenter.Action.Outcome()
      checked.guards = guards
      checked.notice = try outcome.notice.map { (notice) throws(Diagnostic) in
        try self.notice(notice, { self.id(of: $0, keys, outcome, isList) }, in: scope)
      }
      checked.field = outcome.error?.text
      // The row itself shows that something failed.
      let isShownByRow = outcome.keep != nil && outcome.notice == nil && outcome.error == nil
      checked.isSilent = outcome.isSilent || isShownByRow
      checked.reloads = outcome.reloads
      checked.effects = try effects(outcome.effects, keys, in: scope)
      checked.next = try outcome.next.map { (next) throws(Diagnostic) in
        try self.next(next, keys + ["then"], in: scope)
      }
      return checked
    }
  }

  /// The ID of a text. In catalogs that of a case is named after its condition.
  private func id(
    of name: String,
    _ keys: [String],
    _ outcome: Spec.Presenter.Outcome,
    _ isCase: Bool
  ) -> Text.ID {
    if !isCase { return id(keys + [name]) }
    let condition = outcome.condition.flatMap(catalogName) ?? "otherwise"
    let names = keys.dropLast() + [condition, name]
    let when = outcome.condition.map { "when \($0.node.text ?? "")" } ?? "otherwise"
    let place = keys.dropLast().joined(separator: ".") + ", \(when)"
    return id(keys + [name], names: names.map { catalogName([$0]) }, place: place)
  }

  /// Checks cases in their order. A condition narrows the scope of its own case, and one that did not hold that of all later ones.
  private func cases<Case, Checked>(
    _ all: [Case],
    _ condition: (Case) -> SpecExpression?,
    _ keys: [String],
    in scope: Scope,
    _ check: (Case, Int, [Condition], Scope) throws(Diagnostic) -> Checked
  ) throws(Diagnostic) -> [Checked] {
    var scope = scope
    return try problems.all(all.enumerated()) { (index, one) throws(Diagnostic) in
      var inner = scope
      var guards: [Condition] = []
      if let when = condition(one) {
        let id = id(keys + [String(index), "when"])
        let (syntax, checker) = try screen.expression(when, id, in: scope)
        do throws(Diagnostic) {
          guards = try checker.clauses(syntax, narrowing: &inner)
        } catch {
          scope.distrust(syntax, holding: false)
          throw error
        }
        if !checker.scope.narrowed(by: syntax, holding: false).isEmpty {
          _ = try checker.clauses(syntax, holding: false, narrowing: &scope)
        }
      }
      return try check(one, index, guards, inner)
    }
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

  /// What the call of an action returns: the value that `use` shows, or the type that the action names.
  func result(
    _ action: Spec.Presenter.Action,
    shown: ValueType
  ) throws(Diagnostic) -> ValueType? {
    if action.use != nil {
      if let returns = action.returns { throw .returnsWithUse(shown, at: returns.location) }
      return shown
    }
    return try action.returns.map { (node) throws(Diagnostic) in try screen.handedType(node) }
  }

  private func effects(
    _ effects: Spec.Presenter.Effects,
    _ keys: [String],
    in scope: Scope
  ) throws(Diagnostic) -> Presenter.Action.Effects {
    let assignments = problems.noting { () throws(Diagnostic) in
      try problems.all(inOrder(effects.assignments)) { (argument) throws(Diagnostic) in
        try assignment(argument, keys + ["set", argument.name], in: scope)
      }
    }
    let events = try cases(effects.events, \.condition, keys + ["event"], in: scope) {
      (one, _, guards, scope) throws(Diagnostic) in
      let arguments = try problems.all(one.event.arguments) { (argument) throws(Diagnostic) in
        let value = try eventValue(argument, keys + ["event", argument.name], in: scope)
        return Rule.Argument(name: argument.name, value: value)
      }
      let (name, location) = (one.event.name, one.event.location)
      let event = Presenter.Event(name: name, location: location, arguments: arguments)
      return Presenter.Action.Effects.EventCase(guards: guards, event: event)
    }
    guard let assignments else { throw .alreadyReported }
    var checked = Presenter.Action.Effects()
    checked.assignments = assignments
    checked.events = events
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

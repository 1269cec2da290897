import DocumentReader
import SpecSyntax
import ViewModelIR

// The conditions of forms: `isEdited(title)`, `isEdited` and `attempted(save)`.

extension ExpressionChecker {
  /// Whether the name `isEdited` is about the locals of a screen: no property of the model has it.
  var asksWhetherEdited: Bool {
    screen.spec.presenter != nil
      && scope.model.flatMap { service.property("isEdited", of: $0) } == nil
  }

  /// Whether a local differs from what it edits or began with; without a name, whether any local does.
  func isEdited(
    _ arguments: [Syntax.Argument]?,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let locals = try presenter(of: syntax).locals
    let edits = locals.filter { $0.edits != nil }
    guard let arguments else {
      let all = try (edits.isEmpty ? locals : edits).map { (local) throws(Diagnostic) in
        try isEdited(local, syntax, syntax)
      }
      guard let first = all.first else { throw .nothingToEdit(at: location(syntax)) }
      return all.dropFirst().reduce(first) { TypedExpression(.boolean, .or($0, $1)) }
    }
    guard let argument = onlyName(arguments) else {
      throw .editWithoutName((edits + locals).first?.name ?? "title", at: location(syntax))
    }
    guard let local = locals.first(where: { $0.name == argument.name }) else {
      let known = locals.map(\.name)
      throw .unknownEdit(argument.name, known: known, at: location(argument.syntax))
    }
    return try isEdited(local, argument.syntax, syntax)
  }

  private func isEdited(
    _ local: Spec.Presenter.Local,
    _ name: Syntax,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    guard scope.owner ?? .screen == .screen else { throw .editOutside(at: location(syntax)) }
    if scope.broken.contains(local.name) { throw .alreadyReported }
    guard let type = scope.variables[local.name] else {
      throw .editOfLocal(local.name, at: location(name))
    }
    screen.trace?.note(local.name, .variable, type, at: name.mark, of: scalar)
    let value = TypedExpression(type, .variable(local.name))
    return value.differs(from: try beginning(of: local, type, syntax))
  }

  /// The value with which a local began: what it edits, what another local last set it to, or its initial value.
  private func beginning(
    of local: Spec.Presenter.Local,
    _ type: ValueType,
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    if let edits = local.edits {
      if scope.model == nil { throw .editBeforeLoad(local.name, at: location(syntax)) }
      guard scope.model == service.root else { throw .editOutside(at: location(syntax)) }
      guard let edited = try? screen.elsewhere.edited(edits, id) else { throw .alreadyReported }
      return edited
    }
    let changes = screen.spec.presenter?.locals.flatMap(\.onChange) ?? []
    if changes.contains(where: { $0.name == local.name }) {
      if scope.owner != nil {
        screen.findings.asksForFollower = true
        throw .editOfFollower(local.name, at: location(syntax))
      }
      return TypedExpression(type, .variable(Presenter.Local.begun(of: local.name)))
    }
    guard let presenter = screen.spec.presenter, let node = local.value,
      let value = try? PresenterChecker(screen: screen.elsewhere, spec: presenter, viewModels: [])
        .firstValue(local, node, of: type)
    else { throw .alreadyReported }
    return value
  }

  /// Whether the user has triggered an action that has not succeeded since.
  func attempted(
    _ arguments: [Syntax.Argument],
    _ syntax: Syntax
  ) throws(Diagnostic) -> TypedExpression {
    let actions = try presenter(of: syntax).actions
    guard let argument = onlyName(arguments) else {
      throw .attemptWithoutName(actions.first?.name ?? "save", at: location(syntax))
    }
    guard actions.contains(where: { $0.name == argument.name }) else {
      let known = actions.map(\.name)
      throw .unknownUndo(argument.name, known: known, at: location(argument.syntax))
    }
    guard scope.owner ?? .screen == .screen else { throw .editOutside(at: location(syntax)) }
    screen.findings.attempted.insert(argument.name)
    if scope.owner == .screen { screen.findings.shownAttempts.insert(argument.name) }
    screen.trace?.note(argument.name, .action, .boolean, at: argument.syntax.mark, of: scalar)
    let name = Presenter.Local.attempt(of: argument.name)
    return TypedExpression(.boolean, .variable(name))
  }

  private func presenter(of syntax: Syntax) throws(Diagnostic) -> Spec.Presenter {
    if screen.spec.unknownKeys.contains(.screen) { throw .alreadyReported }
    guard let presenter = screen.spec.presenter else {
      throw .editWithoutScreen(written(syntax), at: location(syntax))
    }
    return presenter
  }

  /// The argument of a call that takes one name, such as that of an action.
  func onlyName(_ arguments: [Syntax.Argument]) -> (name: String, syntax: Syntax)? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      case .name(let name) = argument.value.kind
    else { return nil }
    return (name, argument.value)
  }
}

extension TypedExpression {
  /// Whether the value is another one, written as one would by hand: `!name.isEmpty` rather than `name != ""`.
  fileprivate func differs(from other: TypedExpression) -> TypedExpression {
    switch other.kind {
    case .literal(.bool(let bool)) where type == .boolean:
      return bool ? TypedExpression(.boolean, .not(self)) : self
    case .literal(.string("")) where type == .string, .literal(.list([])):
      guard let isEmpty = TypedExpression(.isEmpty, of: self), isEmpty.type == .boolean else {
        break
      }
      return TypedExpression(.boolean, .not(isEmpty))
    default: break
    }
    return TypedExpression(.boolean, .equal(self, other, negated: true))
  }
}

extension ScreenChecker {
  /// Checks what a local edits: an expression over the model.
  func edited(_ edits: SpecExpression, _ id: Text.ID) throws(Diagnostic) -> TypedExpression {
    var scope = Scope(model: service.root)
    scope.place = screenPlace
    let (syntax, checker) = try expression(edits, id, in: scope)
    return try checker.check(syntax)
  }
}

// MARK: - Messages

extension Diagnostic {
  fileprivate static func editWithoutScreen(_ call: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(excerpt(call))' is about the 'local' or the 'actions' of a 'screen', but the spec has none",
      at: location
    )
  }

  fileprivate static func nothingToEdit(at location: Location) -> Self {
    Self(
      .unknownName,
      "'isEdited' tells whether a local differs from what it edits or began with, but the screen has no 'local'",
      at: location
    )
  }

  fileprivate static func editWithoutName(_ name: String, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "'isEdited' takes the name of a local, as in 'isEdited(\(name))', or no parentheses for any of them",
      at: location
    )
  }

  fileprivate static func attemptWithoutName(_ name: String, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "'attempted' takes the name of an action, as in 'attempted(\(name))'",
      at: location
    )
  }

  fileprivate static func unknownEdit(_ name: String, known: [String], at location: Location)
    -> Self
  {
    let what = "no local is called '\(name)'"
    if known.isEmpty { return Self(.unknownName, what, at: location) }
    return Self(.unknownName, what, Hint(for: name, among: known, else: "known are"), at: location)
  }

  fileprivate static func editOutside(at location: Location) -> Self {
    Self(
      .unknownName,
      "only expressions over the model of the screen can ask this: give the row's model an input, and pass it in 'with'",
      at: location
    )
  }

  fileprivate static func editBeforeLoad(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "what '\(name)' edits is known only after a load, and this can be needed before: compare its value instead",
      at: location
    )
  }

  static func editsWithoutModel(at location: Location) -> Self {
    Self(
      .conflict,
      "a local edits what the screen has loaded, but the screen has no 'load': add one, or write 'value' instead",
      at: location
    )
  }

  static func editsNoModel(at location: Location) -> Self {
    Self(
      .conflict,
      "'edits' is a value of the service's model, which does not change by itself: read a property, and no time",
      at: location
    )
  }

  fileprivate static func editOfLocal(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "only the screen knows the local '\(name)': declare it under the spec's 'inputs' too",
      at: location
    )
  }

  fileprivate static func editOfFollower(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "another local sets '\(name)', so only the screen knows whether the user has edited it: ask this under 'screen'",
      at: location
    )
  }

  static func typelessEdit(_ name: String, _ type: ValueType, at location: Location) -> Self {
    Self(
      .missingKey,
      "'\(name)' needs a 'value' until the first response, because '\(type.messageName)' has no empty one",
      at: location
    )
  }
}

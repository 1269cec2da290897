import ViewModelIR

// What actions do other than their calls.

extension PresenterWriter {
  // MARK: - Outcomes

  /// Returns the statements for what happens after a success.
  func succeed(_ action: Presenter.Action) throws(NotInKotlin) -> [Code] {
    var writer = self
    writer.texts.expressions.variables[Presenter.answer] = "\(own("ending")).answer"
    let toast = action.notice(.toast)?.allTexts ?? []
    let effects = action.success.effects
    let old = oldValues(replacedBy: effects, readIn: toast.flatMap(\.expressions))
    let inside = writer.keeping(old)
    var statements = constants(old) + (try inside.apply(effects))
    for text in toast {
      statements.append(inside.toast(try inside.texts.code(text), of: action))
    }
    // The user's own loads may not be due.
    let reload: Code = presenter.load.throttle == nil ? "load()" : "load(silently = false)"
    return statements + (action.success.reloads ? [reload] : [])
  }

  /// Returns the closure that handles the error of the action's call; `nil` for the default, which is an alert.
  func failure(_ action: Presenter.Action) throws(NotInKotlin) -> Code? {
    switch action.failure.report {
    case .silent: return "{}"
    case .field(let name):
      return .lambda(parameters: "", setError(name, "\(own("errorText"))(it)"))
    case .alert:
      guard let text = action.notice(.alert, ofFailure: true)?.allTexts.first else { return nil }
      let set = Code.assignment("\(mutableName("alert")).value", try texts.code(text))
      return .lambda(parameters: "", [set])
    case .toast:
      guard let text = action.notice(.toast, ofFailure: true)?.allTexts.first else { return nil }
      return .lambda(parameters: "", [toast(try texts.code(text))])
    }
  }

  /// Returns the statements that show or remove the text beside a field.
  func setError(_ local: String, _ text: Code) -> [Code] {
    let set = Code.assignment("\(mutableName(local)).value", text)
    return [set] + (isRendered([local]) ? ["render()"] : [])
  }

  private func isRendered(_ locals: [String]) -> Bool {
    presenter.locals.contains { locals.contains($0.name) && presenter.isRendered($0) }
  }

  // MARK: - Effects

  /// Returns the statements for effects. The state is rendered once, however many values change.
  ///
  /// - Parameter error: The local whose error disappears first.
  func apply(
    _ effects: Presenter.Action.Effects,
    removing error: String? = nil
  ) throws(NotInKotlin) -> [Code] {
    var statements = error.map { [Code.assignment("\(mutableName($0)).value", "null")] } ?? []
    for assignment in effects.assignments {
      let value = try texts.expressions.code(assignment.value)
      statements.append(.assignment("\(mutableName(assignment.local)).value", value))
    }
    if isRendered(effects.assignments.map(\.local) + [error].compactMap { $0 }) {
      statements.append("render()")
    }
    if effects.dismisses { statements.append("\(mutableName("isDismissed")).value = true") }
    if let event = effects.event { statements.append(try send(event)) }
    return statements
  }

  private func send(_ event: Presenter.Event) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for argument in event.arguments {
      let value = try texts.expressions.code(argument.value)
      arguments.append(.assignment(.text(kotlinMember(argument.name)), value))
    }
    let name: Code = "Event.\(nestedType(event.name, "Event"))"
    return .call(
      "\(channelName("events")).trySend",
      [arguments.isEmpty ? name : .call(name, arguments)]
    )
  }

  /// The locals that effects set although these expressions, or later ones of the effects, need their old values.
  func oldValues(
    replacedBy effects: Presenter.Action.Effects,
    readIn expressions: [TypedExpression]
  ) -> [String] {
    effects.replaced(readIn: expressions).filter { !kept.contains($0) }
  }

  /// The locals that the optimistic update and the texts of a failure read. Both are evaluated later, when their values can be others.
  func readLater(_ action: Presenter.Action) -> [String] {
    let texts = [action.notice(.alert, ofFailure: true), action.notice(.toast, ofFailure: true)]
      .compactMap { $0 }.flatMap(\.allTexts)
    var read = action.assignments.map(\.value) + texts.flatMap(\.expressions)
    if action.checksAgain { read += action.guards.map(\.expression) }
    let variables = Set(read.flatMap(\.variables)).union(presenter.readLater(action))
    let requested = presenter.isAboutRequest(action) ? presenter.requested.map(\.name) : []
    return presenter.locals.map(\.name).filter { variables.contains($0) && !requested.contains($0) }
  }

  /// Returns a writer whose expressions read the old values.
  func keeping(_ locals: [String]) -> Self {
    var writer = self
    writer.kept.formUnion(locals)
    for local in locals { writer.texts.expressions.variables[local] = .text(oldName(local)) }
    return writer
  }

  /// `val oldNote = note.value`
  func constants(_ locals: [String]) -> [Code] {
    locals.map { .assignment("val \(oldName($0))", "\(kotlinMember($0)).value") }
  }

  private func oldName(_ local: String) -> String { own("old\(caseName(local))") }
}

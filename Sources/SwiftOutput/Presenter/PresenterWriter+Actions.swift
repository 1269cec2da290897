import ViewModelIR

extension PresenterWriter {
  /// The function of an action that the view calls.
  func function(_ action: Presenter.Action) -> Declaration {
    let head = Code.call("\(access)func \(swiftIdentifier(action.name))", parameters(action))
    if let question = action.question {
      return Declaration(doc: doc(action), head: head, body: ask(action, question))
    }
    return Declaration(
      doc: doc(action),
      head: action.call == nil ? head : .sequence([head, " async"]),
      body: isUndo(action)
        ? [.call("_ = await \(ownName(action))", arguments(action))] : body(action)
    )
  }

  /// The private function of an action that `confirm()` or `undo()` calls; `nil` if neither does.
  func ownFunction(_ action: Presenter.Action) -> Declaration? {
    guard isUndo(action) || action.question != nil else { return nil }
    let head = Code.call("private func \(ownName(action))", parameters(action))
    let isAsync = action.call == nil ? "" : " async"
    let result: Code = isUndo(action) ? " async -> \(helper: "ScreenEnding")" : "\(isAsync)"
    return Declaration(head: .sequence([head, result]), body: body(action))
  }

  func ownName(_ action: Presenter.Action) -> String {
    own("perform\(capitalized(action.name))")
  }

  /// The doc comment from the spec, or else one about the optimistic update.
  private func doc(_ action: Presenter.Action) -> String {
    if !action.doc.isEmpty { return action.doc }
    return switch action.change {
    case .remove: "Removes the row immediately, and restores it if the call fails."
    case .set: "Shows the change immediately, and rolls it back if the call fails."
    case .insert: "Shows the new element immediately, and removes it if the call fails."
    case nil: ""
    }
  }

  private func parameters(_ action: Presenter.Action) -> [Code] {
    parameterTypes(action).map { "\(swiftParameter($0.name)): \($0.type)" }
  }

  func arguments(_ action: Presenter.Action) -> [Code] {
    parameterTypes(action).map { "\(swiftLabel($0.name)): \(swiftIdentifier($0.name))" }
  }

  /// Returns the parameters of the action's function: the row's ID, then those of the spec.
  func parameterTypes(_ action: Presenter.Action) -> [(name: String, type: Code)] {
    (action.rows.map { [("id", $0.id.type.code)] } ?? [])
      + action.parameters.map { ($0.name, screen.code($0.type)) }
  }

  // MARK: - The call

  private func body(_ action: Presenter.Action) -> [Code] {
    let isUndo = isUndo(action)
    let read =
      used(action) + action.effects.expressions + [action.condition].compactMap { $0 }
    var body = beginning(
      readsContext: action.readsContext,
      guards(
        action,
        reading: read,
        needsRow: undoTakesRow(action),
        needsReadiness: action.hasBeginning || action.call == nil
      ),
      otherwise: isUndo ? "return .skipped" : "return"
    )
    // An optimistic change that depends on old values checks the condition again.
    let condition = action.dependsOnOldValues ? [action.condition].compactMap { $0 } : []
    let later = used(action) + action.assignments.map(\.value) + condition
    let old = oldValues(replacedBy: action.effects, readIn: later)
    let inside = keeping(old)
    body += constants(old) + inside.begin(action)
    if let call = action.call { body += inside.run(action, call, isUndo: isUndo, body.isEmpty) }
    return body
  }

  /// The expressions whose values the function of an action needs after its guards, except those of the optimistic `set`.
  private func used(_ action: Presenter.Action) -> [TypedExpression] {
    let arguments = action.call?.arguments ?? []
    var used = arguments.map(\.value).filter { $0 != action.rows?.rowID }
    if case .insert(let value, _, _, _)? = action.change { used.append(value) }
    return used + action.success.effects.expressions + action.failure.effects.expressions
      + action.outcomeTexts.flatMap(\.expressions)
  }

  /// Returns the call and what happens after it.
  private func run(
    _ action: Presenter.Action,
    _ call: Presenter.Call,
    isUndo: Bool,
    _ isAlone: Bool
  ) -> [Code] {
    let after = after(action)
    if after.isEmpty {
      let perform = perform(action, call)
      return [isUndo && !isAlone ? .returning(perform) : perform]
    }
    let ending = own("ending")
    var body: [Code] = []
    var unwrapped: [Code] = []
    if action.readsAnswer, let result = call.result {
      body.append("var \(Presenter.answer): \(screen.code(result.asOptional))")
      if !result.isOptional { unwrapped = ["let \(Presenter.answer)"] }
    }
    body.append(.assignment("let \(ending)", perform(action, call)))
    body += after.map { pattern, statements in
      .ifCase(pattern, ending, and: pattern == "done" ? unwrapped : [], statements)
    }
    return isUndo ? body + ["return \(ending)"] : body
  }

  /// Returns the conditions for a call: that the values which the expressions read exist, and the action's own condition.
  func guards(
    _ action: Presenter.Action,
    reading expressions: [TypedExpression],
    needsRow: Bool,
    needsReadiness: Bool = false
  ) -> [Code] {
    var guards: [Code] = []
    let readsModel = expressions.contains(where: \.readsModel)
    if readsModel { guards.append("let \(model) = \(store).shown") }
    let readsRow = expressions.contains { $0.variables.contains(Presenter.row) }
    if let rows = action.rows, readsRow || needsRow {
      guards.append("let row = \(store)[\(list(rows)), id]")
    }
    if needsReadiness {
      guards += readiness(action, isRowBound: readsRow || needsRow, isModelBound: readsModel)
    }
    return guards + [action.condition.map { condition($0) }].compactMap { $0 }
  }

  private func perform(_ action: Presenter.Action, _ call: Presenter.Call) -> Code {
    var arguments: [Code] = []
    if action.isTracked { arguments.append(running(action)) }
    if let rows = action.rows {
      arguments += [.argument("on", .text(list(rows))), "id: id"]
    }
    switch action.again {
    case .ignore: break
    case .parallel: if action.isTracked { arguments.append("again: .parallel") }
    case .latest:
      let values = action.parameters.map { Code.text(swiftIdentifier($0.name)) }
      arguments.append(.argument("again", .sequence([".latest(", .array(values), ")"])))
    }
    if let change = change(action) { arguments.append(.argument("change", change)) }
    if let failure = failure(action) { arguments.append(failure) }
    return .call(
      "await \(store).\(helper: action.success.uses ? "performAndUse" : "perform")",
      arguments,
      closure: .closure(response(action, call))
    )
  }

  /// Returns the statements of the closure that calls the service.
  private func response(_ action: Presenter.Action, _ call: Presenter.Call) -> [Code] {
    let made = self.call(call, ofRow: action.rows)
    let answer = Presenter.answer
    if action.success.uses {
      if !action.readsAnswer { return [made] }
      let response = own("response")
      return [
        .assignment("let \(response)", made), "\(answer) = \(response)", "return \(response)",
      ]
    }
    if call.result == nil { return [made] }
    return [.assignment(action.readsAnswer ? .text(answer) : "_", made)]
  }

  /// `.like(id: id)`, which identifies the action while it runs.
  func running(_ action: Presenter.Action, id: String = "id") -> Code {
    // Without the type, Swift would take these for cases of Optional.
    let type = ["none", "some"].contains(action.name) ? actionType : ""
    let name = "\(type).\(swiftMember(action.name))"
    return action.rows == nil ? .text(name) : .call(name, ["id: \(id)"])
  }

  var actionType: String {
    presenter.actions.contains(where: \.isTracked) ? type("Action") : "Never"
  }

  /// Returns the statements to run after a success or a failure.
  private func after(_ action: Presenter.Action) -> [(pattern: String, statements: [Code])] {
    [("done", succeed(action)), ("failed", fail(action))].filter { !$0.1.isEmpty }
  }
}

extension Presenter.Action {
  /// Whether anything depends on whether the action is running.
  var isTracked: Bool {
    if call == nil { return false }
    if progress != nil || again == .latest { return true }
    // A row that has been removed cannot be acted on again.
    if case .remove? = change { return false }
    return again == .ignore
  }
}

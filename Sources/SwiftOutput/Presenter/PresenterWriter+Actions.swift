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
      head: .sequence([head, " async"]),
      body: isUndo(action)
        ? [.call("_ = await \(ownName(action))", arguments(action))] : body(action)
    )
  }

  /// The private function of an action that `confirm()` or `undo()` calls; `nil` if neither does.
  func ownFunction(_ action: Presenter.Action) -> Declaration? {
    guard isUndo(action) || action.question != nil else { return nil }
    let head = Code.call("private func \(ownName(action))", parameters(action))
    let result: Code = isUndo(action) ? " async -> \(helper: "ScreenEnding")" : " async"
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
    var read = [action.condition].compactMap { $0 }
    read += action.call.arguments.map(\.value).filter { $0 != action.rows?.rowID }
    if case .insert(let value, _, _, _)? = action.change { read.append(value) }
    read += action.outcomeTexts.flatMap(\.expressions)
    let guards = guards(action, reading: read, needsRow: undoTakesRow(action))
    let isUndo = isUndo(action)
    let otherwise = isUndo ? "return .skipped" : "return"
    var body: [Code] = []
    if let seconds = action.debounce {
      let wait = Code.closure(["try await sleep(\(secondsLiteral(seconds)))"])
      let rests = Code.call(
        "await \(store).\(helper: "rests")",
        [running(action), .argument("after", wait)]
      )
      body.append(.guarded([rests], otherwise: otherwise))
    }
    body += beginning(readsContext: action.readsContext, guards, otherwise: otherwise)
    let after = after(action)
    if after.isEmpty {
      let isReturned = isUndo && !body.isEmpty
      return body + [isReturned ? .returning(perform(action)) : perform(action)]
    }
    let ending = own("ending")
    body.append(.assignment("let \(ending)", perform(action)))
    body += after.map { .ifCase($0.pattern, ending, $0.statements) }
    return isUndo ? body + ["return \(ending)"] : body
  }

  /// Returns the conditions for a call: that the values which the expressions read exist, and the action's own condition.
  func guards(
    _ action: Presenter.Action,
    reading expressions: [TypedExpression],
    needsRow: Bool
  ) -> [Code] {
    var guards: [Code] = []
    if expressions.contains(where: \.readsModel) {
      guards.append("let \(model) = \(store).shown")
    }
    let readsRow = expressions.contains { $0.variables.contains(Presenter.row) }
    if let rows = action.rows, readsRow || needsRow {
      guards.append("let row = \(store)[\(list(rows)), id]")
    }
    return guards + [action.condition.map { condition($0) }].compactMap { $0 }
  }

  private func perform(_ action: Presenter.Action) -> Code {
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
      "await \(store).\(helper: action.success == .use ? "performAndUse" : "perform")",
      arguments,
      closure: .closure([call(action.call, ofRow: action.rows)])
    )
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
    var done: [Code] = []
    switch action.success {
    case .reload:
      done.append(
        presenter.load.throttle == nil ? "await load()" : "await load(silently: false)"
      )
    case .dismiss: done.append("isDismissed = true")
    case .keep, .use: break
    }
    done += say(action)
    let failed: [Code] = action.failure == .reload ? ["await load(silently: true)"] : []
    return [("done", done), ("failed", failed)].filter { !$0.statements.isEmpty }
  }
}

extension Presenter.Action {
  /// Whether anything depends on whether the action is running.
  var isTracked: Bool {
    if progress != nil || again == .latest || debounce != nil { return true }
    // A row that has been removed cannot be acted on again.
    if case .remove? = change { return false }
    return again == .ignore
  }
}

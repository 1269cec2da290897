import ViewModelIR

extension PresenterWriter {
  /// What the view calls.
  func function(_ action: Presenter.Action) -> Declaration {
    let head = Code.call("\(access)func \(swiftIdentifier(action.name))", parameters(action))
    if action.confirmation != nil {
      return Declaration(doc: doc(action), head: head, body: question(action))
    }
    let values = parameterTypes(action).map {
      Code.argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    return Declaration(
      doc: doc(action),
      head: .sequence([head, " async"]),
      body: isUndo(action) ? [.call("_ = await \(ownName(action))", values)] : body(action)
    )
  }

  /// What `confirm()` or `undo()` calls.
  func ownFunction(_ action: Presenter.Action) -> Declaration? {
    guard isUndo(action) || action.confirmation != nil else { return nil }
    let head = Code.call("private func \(ownName(action))", parameters(action))
    return Declaration(
      head: .sequence([
        head, isUndo(action) ? " async -> \(helper: "ScreenEnding")" : " async",
      ]),
      body: body(action)
    )
  }

  private func ownName(_ action: Presenter.Action) -> String {
    names.own("perform\(capitalized(action.name))")
  }

  private func isUndo(_ action: Presenter.Action) -> Bool {
    presenter.actions.contains { $0.toast?.undo == action.name }
  }

  /// The spec's, or what happens to the rows.
  private func doc(_ action: Presenter.Action) -> String {
    if !action.doc.isEmpty { return action.doc }
    return switch action.change {
    case .remove: "Removes the row at once; it comes back if the call fails."
    case .set: "Shows the change at once, and rolls it back if the call fails."
    case .insert: "Shows the new element at once, and removes it if the call fails."
    case nil: ""
    }
  }

  private func parameters(_ action: Presenter.Action) -> [Code] {
    parameterTypes(action).map { "\(swiftParameter($0.name)): \($0.type)" }
  }

  /// The row's id first.
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
    var body: [Code] = action.readsContext ? ["let context = context()"] : []
    let isUndo = isUndo(action)
    if !guards.isEmpty {
      body.append(.guarded(guards, otherwise: isUndo ? "return .skipped" : "return"))
    }
    let after = after(action)
    if after.isEmpty {
      let isReturned = isUndo && !body.isEmpty
      return body + [isReturned ? .returning(perform(action)) : perform(action)]
    }
    let ending = names.own("ending")
    body.append(.assignment("let \(ending)", perform(action)))
    body += after.map { .ifCase($0.pattern, ending, $0.statements) }
    return isUndo ? body + [.text("return \(ending)")] : body
  }

  /// What must be there before a call: what the expressions read, and what the spec asks for.
  private func guards(
    _ action: Presenter.Action,
    reading expressions: [TypedExpression],
    needsRow: Bool
  ) -> [Code] {
    var guards: [Code] = []
    if expressions.contains(where: \.readsModel) {
      guards.append(.text("let \(model) = \(store).shown"))
    }
    let readsRow = expressions.contains { $0.variables.contains(Presenter.row) }
    if let rows = action.rows, readsRow || needsRow {
      guards.append(.text("let row = \(store)[\(list(rows)), id]"))
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
    switch action.failure {
    case .alert(let text?):
      let show = Code.assignment("self.alert", code(text))
      arguments.append(
        .argument("onFailure", .sequence([".handle ", .closure(parameters: "_", [show])]))
      )
    case .silent: arguments.append("onFailure: .ignore")
    case .alert(nil), .reload: break
    }
    return .call(
      "await \(store).\(helper: action.success == .use ? "performAndUse" : "perform")",
      arguments,
      closure: .closure([call(action.call, ofRow: action.rows)])
    )
  }

  /// `.like(id: id)`, which names the action while it runs.
  func running(_ action: Presenter.Action, id: String = "id") -> Code {
    // Swift would read these as cases of Optional.
    let type = ["none", "some"].contains(action.name) ? actionType : ""
    let name = "\(type).\(swiftMember(action.name))"
    return action.rows == nil ? .text(name) : .call(name, [.argument("id", .text(id))])
  }

  var actionType: String {
    presenter.actions.contains(where: \.isTracked) ? names.type("Action") : "Never"
  }

  /// What follows a success or a failure.
  private func after(_ action: Presenter.Action) -> [(pattern: String, statements: [Code])] {
    var done: [Code] = []
    switch action.success {
    case .reload: done.append("await load()")
    case .dismiss: done.append("isDismissed = true")
    case .keep, .use: break
    }
    if let toast = action.toast {
      if presenter.undoes { done.append(.assignment(.text(undoing), undo(action))) }
      done.append(.assignment("toast", code(toast.text)))
    }
    let failed: [Code] = action.failure.reloads ? ["await load(silently: true)"] : []
    return [("done", done), ("failed", failed)].filter { !$0.statements.isEmpty }
  }

  // MARK: - Questions and undo

  /// The closure that `undo()` calls.
  var undoing: String { names.own("undoing") }

  /// The closure that `confirm()` calls.
  var confirming: String { names.own("confirming") }

  private func undoAction(_ action: Presenter.Action) -> Presenter.Action? {
    action.toast?.undo.flatMap { name in presenter.actions.first { $0.name == name } }
  }

  private func undoTakesRow(_ action: Presenter.Action) -> Bool {
    undoAction(action).map { $0.rows == nil && !$0.parameters.isEmpty } ?? false
  }

  private func undo(_ action: Presenter.Action) -> Code {
    guard let undo = undoAction(action) else { return "nil" }
    let arguments =
      undo.rows != nil
      ? ["id: id"] : undo.parameters.prefix(1).map { Code.argument(swiftLabel($0.name), "row") }
    return .closure(
      parameters: "[weak self]",
      [.sequence([.call("await self?.\(ownName(undo))", arguments), " ?? .skipped"])]
    )
  }

  private func question(_ action: Presenter.Action) -> [Code] {
    guard let confirmation = action.confirmation else { return [] }
    let texts = [confirmation.title, confirmation.button] + [confirmation.cancel].compactMap { $0 }
    let read = texts.flatMap(\.expressions) + [action.condition].compactMap { $0 }
    var guards = guards(action, reading: read, needsRow: false)
    if guards.isEmpty {
      let isThere = action.rows.map { "\(store)[\(list($0)), id] != nil" }
      guards.append(.text(isThere ?? "\(store).shown != nil"))
    }
    let usesContext =
      action.condition?.readsContext == true || texts.contains(where: \.readsContext)
    let values = parameterTypes(action).map {
      Code.argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    return (usesContext ? ["let context = context()"] : []) + [
      .guarded(guards, otherwise: "return"),
      .assignment(
        .text(confirming),
        .closure(parameters: "[weak self]", [.call("await self?.\(ownName(action))", values)])
      ),
      .assignment(
        "confirmation",
        .call(
          confirmationType,
          [
            .argument("title", code(confirmation.title)),
            .argument("button", code(confirmation.button)),
            .argument("cancel", confirmation.cancel.map { code($0) } ?? "nil"),
            .argument("isDestructive", confirmation.isDestructive ? "true" : "false"),
          ]
        )
      ),
    ]
  }
}

/// A type inside the presenter, and not one that every schema has to leave it.
let confirmationType = "Confirmation"

extension Presenter.Action {
  /// Whether anything depends on whether the action runs.
  var isTracked: Bool {
    if progress != nil || again == .latest { return true }
    // A row that is removed is not there for a second call.
    if case .remove? = change { return false }
    return again == .ignore
  }
}

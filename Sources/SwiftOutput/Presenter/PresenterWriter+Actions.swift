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
      body: presenter.isUndo(action)
        ? [.call("_ = await \(ownName(action))", arguments(action))] : body(action)
    )
  }

  /// The private function of an action that `confirm()` or `undo()` calls; `nil` if neither does.
  func ownFunction(_ action: Presenter.Action) -> Declaration? {
    guard presenter.isUndo(action) || action.question != nil else { return nil }
    let head = Code.call("private func \(ownName(action))", parameters(action))
    let isAsync = action.call == nil ? "" : " async"
    let result: Code =
      presenter.isUndo(action) ? " async -> \(helper: "ScreenEnding")" : "\(isAsync)"
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
    if !presenter.isAboutRequest(action) { return statements(action) }
    return [.assignment("let \(request)", newRequest)] + requesting.statements(action)
  }

  private func statements(_ action: Presenter.Action) -> [Code] {
    let isUndo = presenter.isUndo(action)
    let read = used(action) + action.effects.expressions
    let clauses = action.guards.unnamed(
      unless: Set(read.flatMap(\.variables)).union(action.namesInChange)
    )
    let otherwise = isUndo ? "return .skipped" : "return"
    var body = action.debounce.map { rest(action, seconds: $0, otherwise: otherwise) } ?? []
    body += beginning(
      action,
      readsContext: action.readsContext,
      clauses,
      reading: read,
      needsRow: presenter.undoTakesRow(action),
      needsPart: true,
      needsReadiness: action.hasBeginning || action.call == nil,
      otherwise: otherwise
    )
    let later = used(action) + action.expressionsInChange
    let behind = behind(clauses)
    let replaced = behind.oldValues(replacedBy: action.effects, readIn: later)
    let old = replaced + presenter.readLater(action).filter { !replaced.contains($0) }
    let inside = behind.keeping(old)
    body += constants(old) + inside.begin(action)
    if let call = action.call { body += inside.run(action, call, isUndo: isUndo, body.isEmpty) }
    return body
  }

  /// Returns the statements that wait until the values of a debounced action rest.
  private func rest(_ action: Presenter.Action, seconds: Double, otherwise: String) -> [Code] {
    let wait = Code.closure(["try await sleep(\(secondsLiteral(seconds)))"])
    let rests = Code.call(
      "await \(store).\(helper: "rests")",
      [running(action)] + about(action) + [.argument("after", wait)]
    )
    let statement = Code.guarded([rests], otherwise: otherwise)
    if action.subject == nil { return [statement] }
    // The row is read again afterwards, because it can change during the wait.
    let part = beginning(
      action,
      readsContext: false,
      [],
      reading: [],
      needsRow: true,
      needsPart: true,
      otherwise: otherwise
    )
    return [.braces("do {", part + [statement])]
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

  /// Returns the first statements of an action's function: the context if it is read, and the guards that the values which the
  /// expressions read exist and that the clauses of the action's condition hold.
  func beginning(
    _ action: Presenter.Action,
    readsContext: Bool,
    _ clauses: [Condition],
    reading expressions: [TypedExpression],
    needsRow: Bool,
    needsPart: Bool,
    needsReadiness: Bool = false,
    otherwise: String = "return"
  ) -> [Code] {
    let expressions = expressions + clauses.map(\.expression)
    func reads(_ name: String) -> Bool { expressions.contains { $0.variables.contains(name) } }
    var guards: [Code] = []
    var part: [Code] = []
    let readsModel = expressions.contains(where: \.readsModel)
    if readsModel { guards.append("let \(model) = \(store).shown") }
    let subject = needsPart || reads(Presenter.it) ? action.subject : nil
    let bindsRow = subject != nil || reads(Presenter.row) || needsRow
    if let rows = action.rows, bindsRow {
      guards.append("let row = \(store)[\(list(rows)), id]")
    }
    if let subject, subject.isOptional {
      guards.append(.assignment("let \(Presenter.it)", code(subject.value)))
    } else if let subject {
      part.append(.assignment("let \(Presenter.it)", code(subject.value)))
    }
    var condition: [Code] = []
    if needsReadiness {
      condition += readiness(action, isRowBound: bindsRow, isModelBound: readsModel)
    }
    condition += conditions(clauses)
    if part.isEmpty { guards += condition }
    return beginning(readsContext: readsContext, guards, otherwise: otherwise) + part
      + (part.isEmpty || condition.isEmpty ? [] : [.guarded(condition, otherwise: otherwise)])
  }

  private func perform(_ action: Presenter.Action, _ call: Presenter.Call) -> Code {
    var arguments: [Code] = []
    if action.isTracked { arguments.append(running(action)) }
    arguments += about(action) + (presenter.isAboutAll(action) ? ["everywhere: true"] : [])
    if let rows = action.rows {
      let list = action.subject.map { parts(rows, $0) } ?? list(rows)
      arguments += [.argument("on", .text(list)), .argument("id", id(action))]
    }
    if let returned = action.returned {
      arguments.append(
        .argument(returned.isOfModel ? "inModelAt" : "at", .text(place(returned, of: action)))
      )
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
      "await \(store).\(helper: performing(action))",
      arguments,
      closure: .closure(response(action, call))
    )
  }

  /// `for: request`; empty if the action is about the content.
  private func about(_ action: Presenter.Action) -> [Code] {
    presenter.isAboutRequest(action) ? ["for: \(request)"] : []
  }

  private func performing(_ action: Presenter.Action) -> String {
    if action.returned != nil { return "performAndUsePart" }
    return action.success.uses ? "performAndUse" : "perform"
  }

  /// Returns the ID of what the action is about: `id`, or that of the part of the row.
  private func id(_ action: Presenter.Action) -> Code {
    action.subject.map { over(Presenter.it).code($0.id) } ?? "id"
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
  func running(_ action: Presenter.Action, id: Code? = nil) -> Code {
    let id = id ?? self.id(action)
    // Without the type, Swift would take these for cases of Optional.
    let type = ["none", "some"].contains(action.name) ? actionType : ""
    let name = "\(type).\(swiftMember(action.name))"
    return action.rows == nil ? .text(name) : .call(name, [.argument("id", id)])
  }

  var actionType: String {
    presenter.actions.contains(where: \.isTracked) ? type("Action") : "Never"
  }

  /// Returns the statements to run after a success or a failure.
  private func after(_ action: Presenter.Action) -> [(pattern: String, statements: [Code])] {
    [("done", succeed(action)), ("failed", fail(action))].filter { !$0.1.isEmpty }
  }
}

import ViewModelIR

extension PresenterWriter {
  /// The function of an action that the screen calls.
  func function(_ action: Presenter.Action) throws(NotInKotlin) -> Declaration {
    let parameters = try parameters(of: action, in: screen)
    let start = action.call == nil ? "fun" : "suspend fun"
    let isUndo = presenter.isUndo(action)
    if !isUndo, action.question == nil {
      return Declaration(
        doc: doc(action),
        head: .call(.text("\(start) \(action.kotlinName)"), parameters),
        statements: try body(action)
      )
    }
    let asking = Declaration(
      doc: doc(action),
      head: .call(
        .text("\(action.question == nil ? start : "fun") \(action.kotlinName)"),
        parameters
      ),
      statements: try action.question.map { (question) throws(NotInKotlin) in
        try ask(action, question)
      } ?? [performed(action)]
    )
    let head = Code.call(.text("private \(start) \(ownName(action))"), parameters)
    let ending = Code.sequence([head, ": ", .helper("ScreenEnding"), "<*>"])
    let statements = try body(action)
    var performing = Declaration(head: isUndo ? ending : head, statements: statements)
    if isUndo, statements.count == 1, case .sequence(let result)? = statements.first {
      performing = Declaration(.assignment(ending, .sequence(Array(result.dropFirst()))))
    }
    return Declaration(group: [asking, Declaration(lines: [""], needs: []), performing])
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

  private func body(_ action: Presenter.Action) throws(NotInKotlin) -> [Code] {
    let isAboutRequest = presenter.isAboutRequest(action)
    var writer = isAboutRequest ? requesting : self
    var body: [Code] = isAboutRequest ? [.assignment("val \(request)", newRequest)] : []
    // A change that is applied again must not have another time.
    if action.expressionsInChange.contains(where: \.readsContext) {
      body.append(.assignment("val context", "this.context()"))
      writer.texts.expressions.context = "context."
    }
    if presenter.isUndo(action) { writer.otherwise = "return ScreenEnding.Skipped" }
    body += try writer.rest(action) + writer.beginning(action)
    let replaced = oldValues(replacedBy: action.effects, readIn: used(action))
    let later = readLater(action).filter { !replaced.contains($0) }
    let inside = writer.behind(action.guards).keeping(replaced + later)
    body += constants(replaced + later)
    body += try inside.apply(action.effects, removing: action.errorField)
    if let call = action.call { body += try inside.run(action, call) }
    return body
  }

  // MARK: - The question

  func ownName(_ action: Presenter.Action) -> String {
    own("perform\(caseName(action.name))")
  }

  /// The call of the private function that `confirm()` and `undo()` call.
  private func performed(_ action: Presenter.Action) -> Code {
    let id: [Code] = action.rows == nil ? [] : ["id"]
    let values = id + action.parameters.map { Code.text(kotlinMember($0.name)) }
    return .call(.text(ownName(action)), values)
  }

  /// Returns the statements that ask for confirmation.
  private func ask(
    _ action: Presenter.Action,
    _ question: Presenter.Notice
  ) throws(NotInKotlin) -> [Code] {
    let read = question.allTexts.flatMap(\.expressions)
    let names = Set(read.flatMap(\.variables))
    let needsPart = action.subject?.isOptional == true
    var statements = try guards(action, names, reading: read, needsPart: needsPart)
    if statements.isEmpty {
      let isAboutContent = action.call != nil || action.rows != nil
      let row = action.rows.map { "\(store)[\(list($0.list)), id]" }
      if isAboutContent { statements.append("if (\(row ?? "\(store).shown") == null) return") }
    }
    var arguments: [Code] = []
    let inside = behind(action.guards).texts
    for (name, text) in question.texts {
      let value = try text.map { (text) throws(NotInKotlin) in try inside.code(text) } ?? "null"
      arguments.append(.assignment(.text(kotlinMember(name)), value))
    }
    arguments.append("isDestructive = \(question.isDestructive ? "true" : "false")")
    return statements + [
      .assignment(.text(own("confirming")), .lambda(parameters: "", [performed(action)])),
      .assignment("\(mutableName("confirmation")).value", .call("Confirmation", arguments)),
    ]
  }

  // MARK: - The beginning

  /// Returns the guards: what the action reads exists, its condition holds, and it is not running.
  private func beginning(_ action: Presenter.Action) throws(NotInKotlin) -> [Code] {
    let names = Set(used(action).flatMap(\.variables)).union(action.namesInChange)
    let isReady = action.hasBeginning || action.call == nil
    return try guards(
      action,
      names,
      reading: used(action),
      needsRow: presenter.undoTakesRow(action),
      needsPart: true,
      isReady: isReady
    )
  }

  /// - Parameters:
  ///   - names: The names that the code after the guards uses.
  ///   - isReady: Whether what happens first must not happen without the call.
  func guards(
    _ action: Presenter.Action,
    _ names: Set<String>,
    reading used: [TypedExpression],
    needsRow: Bool = false,
    needsPart: Bool,
    isReady: Bool = false
  ) throws(NotInKotlin) -> [Code] {
    let clauses = action.guards.unnamed(unless: names)
    let read = used + clauses.map(\.expression)
    func reads(_ name: String) -> Bool { read.contains { $0.variables.contains(name) } }
    var guards: [Code] = []
    if read.contains(where: \.readsModel) {
      guards.append(.assignment("val \(model)", .binary("\(store).shown", sign: "?:", otherwise)))
    } else if isReady, action.call != nil, action.rows == nil {
      guards.append(.sequence(["if (\(store).shown == null) ", otherwise]))
    }
    let subject = needsPart || reads(Presenter.it) ? action.subject : nil
    if let rows = action.rows {
      let row: Code = "\(store)[\(list(rows.list)), id]"
      if needsRow || subject != nil || reads(Presenter.row) {
        guards.append(.assignment("val \(Presenter.row)", .binary(row, sign: "?:", otherwise)))
      } else if isReady {
        guards.append(.sequence(["if (", row, " == null) ", otherwise]))
      }
    }
    if let subject {
      let value = try texts.expressions.code(subject.value, in: .coalescing)
      let found = subject.isOptional ? Code.binary(value, sign: "?:", otherwise) : value
      guards.append(.assignment(.text("val \(part)"), found))
    }
    if isReady, action.isTracked, action.again == .ignore {
      guards.append(.sequence(["if (\(store).isRunning(", try running(action), ")) ", otherwise]))
    }
    var writer = self
    for clause in clauses {
      guards += try writer.guard(clause)
      writer = writer.behind([clause])
    }
    return guards
  }

  /// Returns a writer for the code after conditions, which make values known.
  private func behind(_ clauses: [Condition]) -> Self {
    var writer = self
    for clause in clauses {
      if let binding = clause.binding {
        writer.texts.expressions.know(throughChain: binding.value)
      } else {
        writer.texts.expressions.know(clause.expression, holds: true)
      }
    }
    return writer
  }

  private func `guard`(_ clause: Condition) throws(NotInKotlin) -> [Code] {
    let expressions = texts.expressions
    if let binding = clause.binding {
      let value = try expressions.code(binding.value, in: .coalescing)
      let isKnown = !expressions.isNullable(binding.value)
      let found = isKnown ? value : .binary(value, sign: "?:", otherwise)
      return [.assignment("val \(kotlinMember(binding.name))", found)]
    }
    guard case .matches(let match) = clause else {
      if expressions.isKnown(clause.expression) { return [] }
      let unless = try texts.expressions.code(clause.expression.negated)
      return [.sequence(["if (", unless, ") ", otherwise])]
    }
    let type = Code.text(screen.unionCase(match.caseName, of: match.value.type))
    let value = try texts.expressions.code(match.value, in: .coalescing)
    return [.sequence(["if (", .binary(value, sign: "!is", type), ") ", otherwise])]
  }

  /// The expressions that the function of an action evaluates, outside its condition.
  private func used(_ action: Presenter.Action) -> [TypedExpression] {
    let arguments = action.call?.arguments.map(\.value) ?? []
    var used = arguments.filter { $0 != action.rows?.rowID }
    if case .insert(let value, _, _, _)? = action.change { used.append(value) }
    return used + action.allEffects.flatMap(\.expressions)
      + action.outcomeTexts.flatMap(\.expressions)
  }

  /// `Action.ToggleFollow`, `Action.Vote(part.id)`
  func running(_ action: Presenter.Action) throws(NotInKotlin) -> Code {
    let name = Code.text("Action.\(nestedType(action.name, "Action"))")
    return action.rows == nil ? name : .call(name, [try targetID(action)])
  }

  // MARK: - The call

  private func run(
    _ action: Presenter.Action,
    _ call: Presenter.Call
  ) throws(NotInKotlin) -> [Code] {
    var arguments: [Code] = []
    if action.rows != nil { arguments += [.text(target(of: action)), try targetID(action)] }
    if let returned = action.returned { arguments.append(.text(place(returned, of: action))) }
    if action.isTracked { arguments.append(try running(action)) }
    if let change = try change(action) { arguments.append(.assignment("change", change)) }
    let repetition = Code.sequence(["again = ", .helper("ScreenRepetition")])
    switch action.again {
    case .ignore: break
    case .parallel: if action.isTracked { arguments.append(.sequence([repetition, ".Parallel"])) }
    case .latest:
      let values = action.parameters.map { Code.text(kotlinMember($0.name)) }
      arguments.append(.sequence([repetition, .call(".Latest", values)]))
    }
    if presenter.isAboutRequest(action) { arguments.append("request = \(request)") }
    if presenter.isAboutAll(action) { arguments.append("everywhere = true") }
    if let failure = try failure(action) { arguments.append(.assignment("onFailure", failure)) }
    let performed = calling(
      .helper(performing(action)),
      arguments,
      [try self.call(call, of: action.rows)]
    )
    let succeeded = try succeed(action)
    let failed =
      try apply(action.failure.effects) + (action.failure.reloads ? ["load(silently = true)"] : [])
    let isUndo = presenter.isUndo(action)
    if succeeded.isEmpty, failed.isEmpty {
      return [isUndo ? .sequence(["return ", performed]) : performed]
    }
    let ending = own("ending")
    var body = [Code.assignment("val \(ending)", performed)]
    for (kind, statements) in [("Done", succeeded), ("Failed", failed)] where !statements.isEmpty {
      let condition = Code.sequence(["\(ending) is ", .helper("ScreenEnding"), ".\(kind)"])
      body.append(.block(head: .sequence(["if (", condition, ")"]), statements))
    }
    return body + (isUndo ? ["return \(ending)"] : [])
  }
}

extension PresenterWriter {
  /// `performOnAndUse`
  private func performing(_ action: Presenter.Action) -> String {
    let on = action.rows == nil ? "" : "On"
    guard action.success.uses else { return "perform\(on)" }
    guard let returned = action.returned else { return "perform\(on)AndUse" }
    return "perform\(on)AndUsePart\(action.rows != nil && returned.isOfModel ? "OfModel" : "")"
  }
}

extension TypedExpression {
  /// The condition that holds if this one does not.
  var negated: TypedExpression {
    switch kind {
    case .not(let operand): operand
    case .equal(let left, let right, let negated):
      TypedExpression(.boolean, .equal(left, right, negated: !negated))
    // A number that is not one is neither less nor greater.
    case .ordered(let left, let ordering, let right) where left.type == .integer:
      TypedExpression(.boolean, .ordered(left, ordering.negated, right))
    default: TypedExpression(.boolean, .not(self))
    }
  }
}

extension TypedExpression.Ordering {
  fileprivate var negated: Self {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

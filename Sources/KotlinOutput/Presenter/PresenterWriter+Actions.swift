import ViewModelIR

extension PresenterWriter {
  /// The function of an action that the screen calls.
  func function(_ action: Presenter.Action) throws(NotInKotlin) -> Declaration {
    try checkKeys(action)
    let parameters = try parameters(of: action, in: screen)
    let start = action.call == nil ? "fun" : "suspend fun"
    guard let question = action.question else {
      return Declaration(
        doc: doc(action),
        head: .call(.text("\(start) \(kotlinMember(action.name))"), parameters),
        statements: try body(action)
      )
    }
    let own = ownName(action)
    let asking = Declaration(
      doc: doc(action),
      head: .call(.text("fun \(kotlinMember(action.name))"), parameters),
      statements: try ask(action, question)
    )
    let performing = Declaration(
      head: .call(.text("private \(start) \(own)"), parameters),
      statements: try body(action)
    )
    return Declaration(group: [asking, Declaration(lines: [""], needs: []), performing])
  }

  /// What an action can have that is not written yet.
  private func checkKeys(_ action: Presenter.Action) throws(NotInKotlin) {
    let missing: [(String, Bool)] = [
      ("'debounce'", action.debounce != nil),
      ("'undo'", action.undo != nil),
    ]
    if let (subject, _) = missing.first(where: \.1) {
      throw NotInKotlin("\(subject) of the action '\(action.name)'")
    }
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
    let begun = try beginning(action)
    let replaced = oldValues(replacedBy: action.effects, readIn: used(action))
    let later = readLater(action).filter { !replaced.contains($0) }
    let inside = keeping(replaced + later)
    var body = begun + constants(replaced + later)
    body += try inside.apply(action.effects, removing: action.errorField)
    if let call = action.call { body += try inside.run(action, call) }
    return body
  }

  // MARK: - The question

  private func ownName(_ action: Presenter.Action) -> String {
    "perform\(caseName(action.name))"
  }

  /// Returns the statements that ask for confirmation.
  private func ask(
    _ action: Presenter.Action,
    _ question: Presenter.Notice
  ) throws(NotInKotlin) -> [Code] {
    let read = question.allTexts.flatMap(\.expressions)
    let names = Set(read.flatMap(\.variables))
    let needsPart = action.subject?.isOptional == true
    var statements = try guards(action, reading: read, names, needsPart: needsPart)
    if statements.isEmpty {
      let isAboutContent = action.call != nil || action.rows != nil
      let row = action.rows.map { "\(store)[\(list($0.list)), id]" }
      if isAboutContent { statements.append("if (\(row ?? "\(store).shown") == null) return") }
    }
    var arguments: [Code] = []
    for (name, text) in question.texts {
      let value = try text.map { (text) throws(NotInKotlin) in try texts.code(text) } ?? "null"
      arguments.append(.assignment(.text(kotlinMember(name)), value))
    }
    arguments.append("isDestructive = \(question.isDestructive ? "true" : "false")")
    let id: [Code] = action.rows == nil ? [] : ["id"]
    let values = id + action.parameters.map { Code.text(kotlinMember($0.name)) }
    let perform = Code.call(.text(ownName(action)), values)
    return statements + [
      .assignment("confirming", .lambda(parameters: "", [perform])),
      .assignment("mutableConfirmation.value", .call("Confirmation", arguments)),
    ]
  }

  // MARK: - The beginning

  /// Returns the guards: what the action reads exists, its condition holds, and it is not running.
  private func beginning(_ action: Presenter.Action) throws(NotInKotlin) -> [Code] {
    let names = Set(used(action).flatMap(\.variables)).union(namesInChange(action))
    let isReady = action.hasBeginning || action.call == nil
    return try guards(action, reading: used(action), names, needsPart: true, isReady: isReady)
  }

  /// - Parameters:
  ///   - names: The names that the code after the guards uses.
  ///   - isReady: Whether what happens first must not happen without the call.
  private func guards(
    _ action: Presenter.Action,
    reading used: [TypedExpression],
    _ names: Set<String>,
    needsPart: Bool,
    isReady: Bool = false
  ) throws(NotInKotlin) -> [Code] {
    let clauses = action.guards.unnamed(unless: names)
    let read = used + clauses.map(\.expression)
    func reads(_ name: String) -> Bool { read.contains { $0.variables.contains(name) } }
    var guards: [Code] = []
    if read.contains(where: \.readsModel) {
      guards.append(.assignment("val \(model)", .binary("\(store).shown", sign: "?:", "return")))
    } else if isReady, action.call != nil, action.rows == nil {
      guards.append("if (\(store).shown == null) return")
    }
    let subject = needsPart || reads(Presenter.it) ? action.subject : nil
    if let rows = action.rows {
      let row: Code = "\(store)[\(list(rows.list)), id]"
      if subject != nil || reads(Presenter.row) {
        guards.append(.assignment("val \(Presenter.row)", .binary(row, sign: "?:", "return")))
      } else if isReady {
        guards.append(.sequence(["if (", row, " == null) return"]))
      }
    }
    if let subject {
      let value = try texts.expressions.code(subject.value, in: .coalescing)
      let part = subject.isOptional ? Code.binary(value, sign: "?:", "return") : value
      guards.append(.assignment(.text("val \(Self.part)"), part))
    }
    if isReady, action.isTracked, action.again == .ignore {
      guards.append(.sequence(["if (\(store).isRunning(", try running(action), ")) return"]))
    }
    for clause in clauses { guards.append(try self.guard(clause)) }
    return guards
  }

  private func `guard`(_ clause: Condition) throws(NotInKotlin) -> Code {
    if let binding = clause.binding {
      let value = try texts.expressions.code(binding.value, in: .coalescing)
      let name = kotlinMember(binding.name)
      return .assignment("val \(name)", .binary(value, sign: "?:", "return"))
    }
    guard case .matches(let match) = clause else {
      let unless = try texts.expressions.code(clause.expression.negated)
      return .sequence(["if (", unless, ") return"])
    }
    let type = Code.text(unionCase(match.caseName, of: match.value.type))
    let value = try texts.expressions.code(match.value, in: .coalescing)
    return .sequence(["if (", .binary(value, sign: "!is", type), ") return"])
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
    let name = Code.text("Action.\(caseName(action.name))")
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
    if let failure = try failure(action) { arguments.append(.assignment("onFailure", failure)) }
    let performed = calling(
      .helper(performing(action)),
      arguments,
      [try self.call(call, of: action.rows)]
    )
    let succeeded = try succeed(action)
    let failed =
      try apply(action.failure.effects) + (action.failure.reloads ? ["load(silently = true)"] : [])
    if succeeded.isEmpty, failed.isEmpty { return [performed] }
    var body = [Code.assignment("val ending", performed)]
    for (ending, statements) in [("Done", succeeded), ("Failed", failed)] where !statements.isEmpty
    {
      let condition = Code.sequence(["ending is ", .helper("ScreenEnding"), ".\(ending)"])
      body.append(.block(head: .sequence(["if (", condition, ")"]), statements))
    }
    return body
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
  fileprivate var negated: TypedExpression {
    switch kind {
    case .not(let operand): operand
    case .equal(let left, let right, let negated):
      TypedExpression(.boolean, .equal(left, right, negated: !negated))
    default: TypedExpression(.boolean, .not(self))
    }
  }
}

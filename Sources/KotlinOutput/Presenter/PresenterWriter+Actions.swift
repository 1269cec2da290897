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
      ("'on'", action.subject != nil),
      ("'debounce'", action.debounce != nil),
      ("'undo'", action.undo != nil),
      ("a part of the model that a call returns", action.returned != nil),
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
    var statements = try guards(action, reading: read)
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
    try guards(action, reading: used(action), isReady: action.hasBeginning || action.call == nil)
  }

  /// - Parameter isReady: Whether what happens first must not happen without the call.
  private func guards(
    _ action: Presenter.Action,
    reading used: [TypedExpression],
    isReady: Bool = false
  ) throws(NotInKotlin) -> [Code] {
    let clauses = action.guards.unnamed(unusedIn: used)
    let read = used + clauses.map(\.expression)
    var guards: [Code] = []
    if read.contains(where: \.readsModel) {
      guards.append(.assignment("val \(model)", .binary("\(store).shown", sign: "?:", "return")))
    } else if isReady, action.call != nil, action.rows == nil {
      guards.append("if (\(store).shown == null) return")
    }
    if let rows = action.rows {
      let row: Code = "\(store)[\(list(rows.list)), id]"
      if read.contains(where: { $0.variables.contains(Presenter.row) }) {
        guards.append(.assignment("val \(Presenter.row)", .binary(row, sign: "?:", "return")))
      } else if isReady {
        guards.append(.sequence(["if (", row, " == null) return"]))
      }
    }
    if isReady, action.isTracked, action.again == .ignore {
      guards.append("if (\(store).isRunning(\(running(action)))) return")
    }
    for clause in clauses {
      switch clause {
      case .holds(let condition):
        let unless = try texts.expressions.code(condition.negated)
        guards.append(.sequence(["if (", unless, ") return"]))
      case .binds(let binding):
        let value = try texts.expressions.code(binding.value, in: .coalescing)
        let name = kotlinMember(binding.name)
        guards.append(.assignment("val \(name)", .binary(value, sign: "?:", "return")))
      case .matches: throw NotInKotlin("a condition of a union")
      }
    }
    return guards
  }

  /// The expressions that the function of an action evaluates, outside its condition.
  private func used(_ action: Presenter.Action) -> [TypedExpression] {
    let arguments = action.call?.arguments.map(\.value) ?? []
    var used = arguments.filter { $0 != action.rows?.rowID }
    if case .insert(let value, _, _, _)? = action.change { used.append(value) }
    return used + action.allEffects.flatMap(\.expressions)
      + action.outcomeTexts.flatMap(\.expressions)
  }

  /// `Action.ToggleFollow`
  private func running(_ action: Presenter.Action) -> String {
    "Action.\(caseName(action.name))\(action.rows == nil ? "" : "(id)")"
  }

  // MARK: - The call

  private func run(
    _ action: Presenter.Action,
    _ call: Presenter.Call
  ) throws(NotInKotlin) -> [Code] {
    var arguments: [Code] = []
    if let rows = action.rows { arguments += [.text(list(rows.list)), "id"] }
    if action.isTracked { arguments.append("\(running(action))") }
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
    let on = action.rows == nil ? "" : "On"
    let function = Code.helper("perform\(on)\(action.success.uses ? "AndUse" : "")")
    let performed = calling(function, arguments, [try self.call(call, of: action.rows)])
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

  /// Returns the change of the model that is shown before the service responds.
  private func change(_ action: Presenter.Action) throws(NotInKotlin) -> Code? {
    switch action.change {
    case nil: return nil
    case .remove: return .call("\(rowList(of: action)).remove", ["id"])
    case .insert(let value, let list, _, let atEnd):
      let element = try texts.expressions.code(value)
      let end: [Code] = atEnd ? ["atEnd = true"] : []
      return .call("\(self.list(list)).insert", [element] + end)
    case .set(let assignments):
      let set: Code =
        action.rows == nil
        ? .sequence([.helper("ScreenEdit"), ".set"]) : .call("\(rowList(of: action)).set", ["id"])
      let body = try setting(action, assignments)
      return .sequence([set, " ", .lambda(parameters: "old", body)])
    }
  }

  private func rowList(of action: Presenter.Action) -> String {
    action.rows.map { list($0.list) } ?? ""
  }

  /// Returns the statements that compute a changed row or model from `it`.
  private func setting(
    _ action: Presenter.Action,
    _ assignments: [Presenter.Action.Assignment]
  ) throws(NotInKotlin) -> [Code] {
    var writer = texts.expressions
    // The parameter has a name, because `it` would be the element in closures.
    if let name = action.subjectName {
      writer.variables[name] = "old"
    } else {
      writer.model = "old"
    }
    if action.assignments.contains(where: { $0.value.readsContext }) {
      throw NotInKotlin("an optimistic value that depends on the time", at: action.location)
    }
    var values: [Code] = []
    for assignment in assignments {
      guard assignment.path.steps.count == 1 else {
        throw NotInKotlin("the optimistic value of '\(assignment.field)'", at: assignment.location)
      }
      let value = try writer.code(assignment.value)
      values.append(.assignment(.text(kotlinMember(assignment.field)), value))
    }
    let copy = Code.call("old.copy", values)
    if !action.checksAgain { return [copy] }
    // The change can be applied again to a response that includes it: a sum must not be added twice.
    var conditions: [Code] = []
    for clause in action.guards {
      guard case .holds(let condition) = clause else {
        throw NotInKotlin("an optimistic value that depends on a value of 'when'")
      }
      conditions.append(try writer.code(condition, in: .conjunction))
    }
    return [.conditional([.init(conditions: conditions, value: copy)], otherwise: "old")]
  }
}

extension TypedExpression {
  /// The condition that holds if this one does not.
  var negated: TypedExpression {
    switch kind {
    case .not(let operand): operand
    case .equal(let left, let right, let negated):
      TypedExpression(.boolean, .equal(left, right, negated: !negated))
    default: TypedExpression(.boolean, .not(self))
    }
  }
}

import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The function of an action that the screen calls and, if `confirm()` or `undo()` calls the action, a private one.
  func function(_ program: ActionProgram) throws(NotInKotlin) -> Declaration {
    let action = program.action
    let asked = try parameters(of: action, action.asked, in: screen)
    let start = action.call == nil ? "fun" : "suspend fun"
    let name = action.kotlinName
    if !program.isPrivate {
      return Declaration(
        doc: program.doc,
        head: .call(.text("\(start) \(name)"), asked),
        statements: try statements(program.steps, of: program)
      )
    }
    var first = [try performed(action, nil)]
    if let asking = program.asking { first = try statements(asking, of: program) }
    let asking = Declaration(
      doc: program.doc,
      head: .call(.text("\(program.asking == nil ? start : "fun") \(name)"), asked),
      statements: first
    )
    let parameters = try parameters(of: action, action.parameters, in: screen)
    let head = Code.call(.text("private \(start) \(ownName(action))"), parameters)
    let performing = try performing(program.steps, of: program, head)
    return Declaration(group: [asking, Declaration(lines: [""], needs: []), performing])
  }

  /// A private function with steps of an action.
  func performing(
    _ steps: [ActionProgram.Step],
    of program: ActionProgram,
    _ head: Code
  ) throws(NotInKotlin) -> Declaration {
    if !program.returnsEnding {
      return Declaration(head: head, statements: try statements(steps, of: program))
    }
    var writer = self
    writer.otherwise = "return ScreenEnding.Skipped"
    let statements = try writer.statements(steps, of: program)
    let ending = Code.sequence([head, ": ", .helper("ScreenEnding"), "<*>"])
    guard statements.count == 1, case .sequence(let result)? = statements.first else {
      return Declaration(head: ending, statements: statements)
    }
    return Declaration(.assignment(ending, .sequence(Array(result.dropFirst()))))
  }

  func ownName(_ action: Presenter.Action) -> String { own("perform\(caseName(action.name))") }

  /// The call that repeats an action, without its question.
  private func repeated(_ program: ActionProgram) throws(NotInKotlin) -> Code {
    if let submission = program.submission { return try submit(submission, of: program.action) }
    let performed = try performed(program.action, nil)
    guard !program.isPrivate, case .sequence(let parts) = performed else { return performed }
    return .sequence([.text(program.action.kotlinName)] + parts.dropFirst())
  }

  // MARK: - Steps

  func statements(
    _ steps: [ActionProgram.Step],
    of program: ActionProgram
  ) throws(NotInKotlin) -> [Code] {
    var writer = self
    var statements: [Code] = []
    for step in steps { statements += try writer.statements(step, of: program) }
    return statements
  }

  /// Returns the statements of a step. The writer then writes what follows it.
  private mutating func statements(
    _ step: ActionProgram.Step,
    of program: ActionProgram
  ) throws(NotInKotlin) -> [Code] {
    let action = program.action
    switch step {
    case .request:
      let statement = Code.assignment("val \(request)", newRequest)
      self = requesting
      return [statement]
    case .rest(let seconds, let finding): return try rest(seconds, finding, action)
    case .context: return [bindContext()]
    case .require(let requirements, let refused):
      return try guards(requirements, of: action, refused: statements(refused, of: program))
    case .keep(let names): return keep(names)
    case .set(let settings): return try set(settings)
    case .choose(let cases): return try choose(cases, of: program)
    case .sending(let locals): return sending(locals)
    case .accept(let locals, let reloads):
      return accept(locals, after: reloads ? reload(silently: false) : nil)
    case .dismiss: return ["\(mutableName("isDismissed")).value = true"]
    case .send(let event): return [try send(event)]
    case .say(let text, let undo): return [toast(try texts.code(text), undo)]
    case .reload(let silently): return [reload(silently: silently)]
    case .loadSources: return loadSources
    case .ask(let question): return try ask(action, question)
    case .trigger(let target, let next): return [try trigger(target, next)]
    case .report(let report): return try self.report(report)
    case .forgetRetry: return forgetRetry
    case .offerRetry: return offerRetry(try repeated(program))
    case .submit(let submission):
      let submitted = try submit(submission, of: action)
      return [program.returnsEnding ? .sequence(["return ", submitted]) : submitted]
    case .perform(let call, let reporting, let done, let failed):
      let failure = try reporting.map { (steps) throws(NotInKotlin) in
        try self.failure(steps, of: program)
      }
      return try run(call, failure, done, failed, of: program)
    }
  }

  /// The user's own loads may not be due.
  private func reload(silently: Bool) -> Code {
    let isStated = silently || presenter.load?.throttle != nil
    return isStated ? "load(silently = \(silently ? "true" : "false"))" : "load()"
  }

  /// The statement that reads the context once, for all that follows.
  mutating func bindContext() -> Code {
    texts.expressions.context = "context."
    return .assignment("val context", "this.context()")
  }

  /// Returns the statement that waits until the values of a debounced action rest.
  private func rest(
    _ seconds: Double,
    _ finding: [ActionProgram.Requirement],
    _ action: Presenter.Action
  ) throws(NotInKotlin) -> [Code] {
    let about: [Code] = presenter.isAboutRequest(action) ? [.text(request)] : []
    let rests = Code.sequence([
      .text("\(store)."), .call(.helper("rests"), [try running(action)] + about), " ",
      .lambda(parameters: "", [.call("sleep", [durationLiteral(seconds)])]),
    ])
    let statement = Code.sequence(["if (!", rests, ") ", otherwise])
    if finding.isEmpty { return [statement] }
    var writer = self
    return [.block(head: "run", try writer.guards(finding, of: action) + [statement])]
  }

  private mutating func guards(
    _ requirements: [ActionProgram.Requirement],
    of action: Presenter.Action,
    refused: [Code] = []
  ) throws(NotInKotlin) -> [Code] {
    var guards: [Code] = []
    var conditions: [Code] = []
    func end() {
      let all = conditions.dropFirst().reduce(conditions.first) { all, condition in
        all.map { .binary($0, sign: "||", condition) }
      }
      if let all {
        guards.append(.block(head: .sequence(["if (", all, ")"]), refused + [otherwise]))
      }
      conditions = []
    }
    func unless(_ condition: Code) {
      if !refused.isEmpty { return conditions.append(condition) }
      guards.append(.sequence(["if (", condition, ") ", otherwise]))
    }
    func bind(_ name: String, _ value: Code, isOptional: Bool = true) {
      end()
      let without =
        refused.isEmpty
        ? otherwise : .sequence(["run ", .lambda(parameters: "", refused + [otherwise])])
      let found = isOptional ? .binary(value, sign: "?:", without) : value
      guards.append(.assignment(.text("val \(name)"), found))
    }
    let row = action.rows.map { Code.text("\(store)[\(list($0)), id]") } ?? ""
    for requirement in requirements {
      switch requirement {
      case .outer:
        let list = action.rows?.outer.map { self.list($0.list, $0.id) } ?? ""
        bind(Presenter.outer, "\(store)[\(list), \(kotlinMember(Presenter.outerID))]")
      case .model(true): bind(model, "\(store).shown")
      case .model(false): unless("\(store).shown == null")
      case .row(true): bind(Presenter.row, row)
      case .row(false): unless(.sequence([row, " == null"]))
      case .part(let subject):
        let value = try texts.expressions.code(subject.value, in: .coalescing)
        bind(part, value, isOptional: subject.isOptional)
      case .idle: unless(.sequence([.text("\(store).isRunning("), try running(action), ")"]))
      case .clause(let clause):
        if let binding = clause.binding {
          let value = try texts.expressions.code(binding.value, in: .coalescing)
          let name = kotlinMember(binding.name)
          bind(name, value, isOptional: texts.expressions.isNullable(binding.value))
          texts.expressions.know(throughChain: binding.value)
          texts.expressions.variables[binding.name] = .text(name)
          continue
        }
        if case .matches(let match) = clause {
          let type = Code.text(screen.unionCase(match.caseName, of: match.value.type))
          let value = try texts.expressions.code(match.value, in: .coalescing)
          unless(.binary(value, sign: "!is", type))
        } else if !texts.expressions.isKnown(clause.expression) {
          unless(try texts.expressions.code(clause.expression.negated))
        }
        texts.expressions.know(clause.expression, holds: true)
      }
    }
    end()
    return guards
  }

  /// `Action.ToggleFollow`, `Action.Vote(part.id)`
  func running(_ action: Presenter.Action) throws(NotInKotlin) -> Code {
    let name = Code.text("Action.\(nestedType(action.name, "Action"))")
    if action.rows == nil { return name }
    let outer: [Code] = action.isOfOuterRow ? [.text(kotlinMember(Presenter.outerID))] : []
    return .call(name, outer + [try targetID(action)])
  }

  // MARK: - The call

  private func run(
    _ call: Presenter.Call,
    _ failure: Code?,
    _ done: [ActionProgram.Step],
    _ failed: [ActionProgram.Step],
    of program: ActionProgram
  ) throws(NotInKotlin) -> [Code] {
    let performed = try perform(program, call, failure)
    var after = self
    let ending = own("ending")
    after.texts.expressions.variables[Presenter.answer] = "\(ending).answer"
    if done.isEmpty, failed.isEmpty {
      return [program.returnsEnding ? .sequence(["return ", performed]) : performed]
    }
    var body = [Code.assignment("val \(ending)", performed)]
    for (kind, steps) in [("Done", done), ("Failed", failed)] where !steps.isEmpty {
      var condition = Code.sequence(["\(ending) is ", .helper("ScreenEnding"), ".\(kind)"])
      if kind == "Failed", !presenter.errorsOfFields.isEmpty {
        condition = .binary(condition, sign: "&&", "!\(showing)(\(ending).error)")
      }
      var (inside, steps) = (after, steps)
      if steps.count == 1, case .choose(let cases) = steps[0], cases.count == 1 {
        let found = try KotlinConditions(cases[0].guards, &inside.texts.expressions)
        if found.statements.isEmpty {
          condition = found.conditions.reduce(condition) { .binary($0, sign: "&&", $1) }
          inside.texts.expressions = found.writer
          steps = cases[0].steps
        }
      }
      let statements = try inside.statements(steps, of: program)
      body.append(.block(head: .sequence(["if (", condition, ")"]), statements))
    }
    return body + (program.returnsEnding ? ["return \(ending)"] : [])
  }

  private func perform(
    _ program: ActionProgram,
    _ call: Presenter.Call,
    _ failure: Code?
  ) throws(NotInKotlin) -> Code {
    let action = program.action
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
    if let failure { arguments.append(.assignment("onFailure", failure)) }
    if action.kept != nil, let submission = program.submission {
      let again = Code.lambda(parameters: "", [try submit(submission, of: action)])
      arguments.append(.assignment("retry", again))
    }
    return calling(
      .helper(performing(action)),
      arguments,
      [try self.call(call, of: action.rows)]
    )
  }
}

extension PresenterWriter {
  /// `performOnAndUse`
  private func performing(_ action: Presenter.Action) -> String {
    let on = action.rows == nil ? "" : "On"
    guard action.uses else { return "perform\(on)" }
    guard let returned = action.returned else { return "perform\(on)AndUse" }
    return "perform\(on)AndUsePart\(action.rows != nil && returned.isOfModel ? "OfModel" : "")"
  }
}

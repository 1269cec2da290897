import ScreenProgram
import ViewModelIR

extension PresenterWriter {
  /// The function of an action that the view calls.
  func function(_ program: ActionProgram) -> Declaration {
    let action = program.action
    let performing: [Code] =
      program.isPrivate
      ? [.call("_ = await \(ownName(action))", arguments(action))]
      : statements(program.steps, of: program)
    let body = program.asking.map { statements($0, of: program) } ?? performing
    let isAsync = action.call != nil && action.question == nil
    return Declaration(
      doc: program.doc,
      head: head(
        "\(access)func \(swiftIdentifier(action.name))",
        parameters(action, action.asked),
        isAsync ? " async" : ""
      ),
      body: body
    )
  }

  /// The private function of an action that `confirm()` or `undo()` calls; `nil` if neither does.
  func ownFunction(_ program: ActionProgram) -> Declaration? {
    if !program.isPrivate { return nil }
    let action = program.action
    let isAsync: Code = action.call == nil ? "" : " async"
    let result: Code = program.returnsEnding ? " async -> \(helper: "ScreenEnding")" : isAsync
    var writer = self
    if program.returnsEnding { writer.otherwise = ["return .skipped"] }
    return Declaration(
      head: head(
        "private func \(ownName(action))",
        parameters(action, action.parameters),
        result
      ),
      body: writer.statements(program.steps, of: program)
    )
  }

  func ownName(_ action: Presenter.Action) -> String {
    own("perform\(capitalized(action.name))")
  }

  private func head(
    _ name: Code,
    _ parameters: [Code],
    _ result: Code
  ) -> Code {
    .sequence([.call(name, parameters), result])
  }

  /// Returns the arguments that call the private function of an action, with the values that a button of its question gives.
  func arguments(_ action: Presenter.Action, _ button: Presenter.Button? = nil) -> [Code] {
    parameterTypes(action, action.parameters).map { parameter in
      let given = button?.values.first { $0.name == parameter.name }
      let value = given.map { code($0.value) } ?? .text(swiftIdentifier(parameter.name))
      return .argument(swiftLabel(parameter.name), value)
    }
  }

  /// Returns the parameters of a function of an action: the row's ID, then others.
  func parameters(_ action: Presenter.Action, _ others: [ViewModel.Input]) -> [Code] {
    parameterTypes(action, others).map { "\(swiftParameter($0.name)): \($0.type)" }
  }

  private func parameterTypes(
    _ action: Presenter.Action,
    _ parameters: [ViewModel.Input]
  ) -> [(name: String, type: Code)] {
    ((action.rows?.idParameters ?? []) + parameters).map { ($0.name, screen.code($0.type)) }
  }

  // MARK: - Steps

  func statements(_ steps: [ActionProgram.Step], of program: ActionProgram) -> [Code] {
    var writer = self
    return steps.flatMap { writer.statements($0, of: program) }
  }

  /// Returns the statements of a step. The writer then writes what follows it.
  private mutating func statements(
    _ step: ActionProgram.Step,
    of program: ActionProgram
  ) -> [Code] {
    let action = program.action
    switch step {
    case .request:
      let statement = Code.assignment("let \(request)", newRequest)
      self = requesting
      return [statement]
    case .rest(let seconds, let finding): return rest(seconds, finding, action)
    case .context: return ["let context = context()"]
    case .require(let requirements, let refused):
      var writer = self
      // Constants that later steps keep have the names of these locals.
      writer.hidden.formUnion(program.keptNames)
      writer.otherwise = writer.statements(refused, of: program) + otherwise
      writer.hidden = hidden
      let guards = writer.guards(requirements, of: action)
      self = behind(requirements.clauses)
      return guards
    case .keep(let names): return keep(names)
    case .set(let settings): return set(settings)
    case .choose(let cases): return choose(cases, of: program)
    case .sending(let locals): return sending(locals)
    case .accept(let locals, let reloads):
      return accept(locals, after: reloads ? reload(silently: false) : nil)
    case .dismiss: return ["\(member("isDismissed")) = true"]
    case .send(let event): return [send(event)]
    case .say(let text, let undo): return say(text, undo)
    case .reload(let silently): return [reload(silently: silently)]
    case .loadSources: return loadSources
    case .ask(let question): return ask(action, question)
    case .trigger(let target, let next): return [trigger(target, next)]
    case .report(let report): return self.report(report)
    case .forgetRetry: return ["self.\(retrying) = nil"]
    case .offerRetry: return offerRetry(of: "$0", repeated(program))
    case .submit(let submission):
      let submitted = submit(submission, of: action)
      return [program.returnsEnding ? .returning(submitted) : submitted]
    case .perform(let call, let reporting, let done, let failed):
      let failure = reporting.map { self.failure($0, of: program) }
      return run(call, failure, done, failed, of: program)
    }
  }

  /// A reload that the user's action needs is not subject to `atMostEvery`.
  private func reload(silently: Bool) -> Code {
    let isStated = silently || presenter.load?.throttle != nil
    return "await \(member("load"))(\(isStated ? "silently: \(silently)" : ""))"
  }

  /// Returns the statements that wait until the values of a debounced action rest.
  private func rest(
    _ seconds: Double,
    _ finding: [ActionProgram.Requirement],
    _ action: Presenter.Action
  ) -> [Code] {
    let wait = Code.closure(["try await sleep(\(secondsLiteral(seconds)))"])
    let rests = Code.call(
      "await \(store).\(helper: "rests")",
      [running(action)] + about(action) + [.argument("after", wait)]
    )
    let statement = Code.guarded([rests], otherwise: otherwise)
    if finding.isEmpty { return [statement] }
    return [.braces("do {", guards(finding, of: action) + [statement])]
  }

  private func guards(
    _ requirements: [ActionProgram.Requirement],
    of action: Presenter.Action
  ) -> [Code] {
    var statements: [Code] = []
    var conditions: [Code] = []
    func end() {
      if !conditions.isEmpty { statements.append(.guarded(conditions, otherwise: otherwise)) }
      conditions = []
    }
    let row = action.rows.map { "\(store)[\(list($0)), id]" } ?? ""
    for requirement in requirements {
      switch requirement {
      case .outer:
        let list = action.rows?.outer.map { self.list($0.list, $0.id) } ?? ""
        conditions.append("let \(Presenter.outer) = \(store)[\(list), \(Presenter.outerID)]")
      case .model(let isBound):
        conditions.append(isBound ? "let \(model) = \(store).shown" : "\(store).shown != nil")
      case .row(let isBound): conditions.append(isBound ? "let row = \(row)" : "\(row) != nil")
      case .part(let subject):
        let part = Code.assignment("let \(Presenter.it)", code(subject.value))
        if subject.isOptional {
          conditions.append(part)
        } else {
          end()
          statements.append(part)
        }
      case .idle: conditions.append("!\(store).isRunning(\(running(action)))")
      case .clause: break
      }
    }
    conditions += self.conditions(requirements.clauses)
    end()
    return statements
  }
}

import ScreenProgram
import ViewModelIR

// The calls of actions.

extension PresenterWriter {
  /// Returns the call and what happens after it.
  func run(
    _ call: Presenter.Call,
    _ failure: Code?,
    _ done: [ActionProgram.Step],
    _ failed: [ActionProgram.Step],
    of program: ActionProgram
  ) -> [Code] {
    let action = program.action
    let perform = perform(program, call, failure)
    let after = [("done", done), ("failed", failed)].filter { !$0.1.isEmpty }
    if after.isEmpty {
      let isOnly = (program.submission?.steps ?? program.steps).count == 1
      return [program.returnsEnding && !isOnly ? .returning(perform) : perform]
    }
    let ending = own("ending")
    var body: [Code] = []
    var unwrapped: [Code] = []
    if action.readsAnswer, let result = call.result {
      body.append("var \(Presenter.answer): \(screen.code(result.asOptional))")
      if !result.isOptional { unwrapped = ["let \(Presenter.answer)"] }
    }
    body.append(.assignment("let \(ending)", perform))
    body += after.map { pattern, steps in
      var conditions = pattern == "done" ? unwrapped : []
      var (writer, steps) = (self, steps)
      if steps.count == 1, case .choose(let cases) = steps[0], cases.count == 1 {
        conditions += self.conditions(cases[0].guards)
        (writer, steps) = (behind(cases[0].guards), cases[0].steps)
      }
      // What happens after a failure is about errors that are about no field.
      if pattern == "failed", !presenter.errorsOfFields.isEmpty {
        return .ifCase(
          "failed(let \(error))",
          ending,
          and: ["!\(showing)(\(error))"] + conditions,
          writer.statements(steps, of: program)
        )
      }
      return .ifCase(pattern, ending, and: conditions, writer.statements(steps, of: program))
    }
    return program.returnsEnding ? body + ["return \(ending)"] : body
  }

  private func perform(
    _ program: ActionProgram,
    _ call: Presenter.Call,
    _ failure: Code?
  ) -> Code {
    let action = program.action
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
    if let failure { arguments.append(.argument("onFailure", failure)) }
    if action.kept != nil, let submission = program.submission {
      let again = submit(submission, of: action, on: "self?.")
      arguments.append(.argument("retry", .closure(parameters: "[weak self]", [again])))
    }
    let function: Code = "await \(store).\(helper: performing(action))"
    let response = Code.closure(response(action, call))
    // Beside another closure, a trailing one would be hard to read.
    if action.kept != nil {
      return .call(function, arguments + [.argument("call", response)])
    }
    return .call(function, arguments, closure: response)
  }

  /// `for: request`; empty if the action is about the content.
  func about(_ action: Presenter.Action) -> [Code] {
    presenter.isAboutRequest(action) ? ["for: \(request)"] : []
  }

  private func performing(_ action: Presenter.Action) -> String {
    if action.returned != nil { return "performAndUsePart" }
    return action.uses ? "performAndUse" : "perform"
  }

  /// Returns the ID of what the action is about: `id`, or that of the part of the row.
  private func id(_ action: Presenter.Action) -> Code {
    action.subject.map { over(Presenter.it).code($0.id) } ?? "id"
  }

  /// Returns the statements of the closure that calls the service.
  private func response(_ action: Presenter.Action, _ call: Presenter.Call) -> [Code] {
    let made = self.call(call, ofRow: action.rows)
    let answer = Presenter.answer
    if action.uses {
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
    var ids = [Code.argument("id", id ?? self.id(action))]
    if action.isOfOuterRow {
      let name = Presenter.outerID
      ids.insert(.argument(name, id == nil ? .text(name) : "let \(name)"), at: 0)
    }
    // Without the type, Swift would take these for cases of Optional.
    let type = ["none", "some"].contains(action.name) ? actionType : ""
    let name = "\(type).\(swiftMember(action.name))"
    return action.rows == nil ? .text(name) : .call(name, ids)
  }

  var actionType: String {
    presenter.actions.contains(where: \.isTracked) ? type("Action") : "Never"
  }
}

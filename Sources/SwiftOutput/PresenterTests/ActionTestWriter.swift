import DocumentReader
import ViewModelIR

/// Writes the test of an action: what it sends, what the screen shows meanwhile, and what after the response.
struct ActionTestWriter {
  let tests: PresenterTestWriter
  let action: Presenter.Action
  let found: PresenterCases.Action

  private var presenter: Presenter { tests.presenter }
  private var values: TestWriter { tests.values }

  var test: PresenterTestWriter.Test {
    var taken = tests.taken
    let asks = action.question != nil
    let (constants, run) = run(&taken)
    var statements = beginning + constants
    if asks { statements += [run] + question + button }
    let begin = begin(run)
    guard let call = action.call else {
      statements += (asks ? [begin] : [run]) + effects(action.effects, found.begins, 1, &taken)
      statements += changes("after", found.meanwhile, &taken) + toast
      return (action.name + "TakesEffect", statements)
    }
    statements += [tests.begin(call.signature, begin)] + arguments(of: call)
    statements += effects(action.effects, found.begins, 1, &taken)
    let meanwhile = changes("meanwhile", found.meanwhile, &taken)
    statements += meanwhile + respond(call)
    let count = found.begins.event == nil ? 1 : 2
    if let outcome = found.outcome {
      statements += effects(outcome.effects, found.succeeds, count, &taken)
    }
    statements += changes("after", found.after, &taken)
    if !meanwhile.isEmpty, found.staysShown {
      statements.append(values.equal("\(own: "viewModel")(of: presenter)", "meanwhile"))
    }
    statements += (found.shown.map { [tests.expectShown($0)] } ?? []) + toast + asked
    return (action.name + "Succeeds", statements)
  }

  /// The test of a refusal, in which nothing is called.
  var refusal: PresenterTestWriter.Test {
    var taken = tests.taken
    let (constants, run) = run(&taken)
    let isAsync = action.call != nil && action.question == nil
    var statements = beginning + constants + [isAsync ? .sequence(["await ", run]) : run]
    if let call = action.call {
      statements.append(values.equal("\(tests.calls(call.signature)).count", "0"))
    }
    statements += effects(action.refusal.effects, found.begins, 1, &taken)
    return (
      action.name + "IsRefused", statements + changes("after", found.meanwhile, &taken) + toast
    )
  }

  /// The test of an error that is shown beside fields; `nil` for an action without a call.
  func failure(
    _ failure: PresenterCases.Failure,
    _ error: Code
  ) -> PresenterTestWriter.Test? {
    guard let call = action.call else { return nil }
    var taken = tests.taken
    let (constants, run) = run(&taken)
    var statements = beginning + constants
    if action.question != nil { statements += [run] + button }
    statements += [
      tests.begin(call.signature, begin(run)), .call("await call.fail", [error]),
    ]
    statements += failure.fields.map {
      tests.expectText("presenter.\(swiftMember($0.local))", $0.text)
    }
    if failure.fields.contains(where: { $0.text.text != nil }) {
      statements.append(values.equal("presenter.alert", "nil"))
    }
    return ("\(action.name)Shows\(capitalized(failure.pattern.shortName))BesideFields", statements)
  }

  /// The test of a new row that could not be added; `nil` if such a row does not stay.
  var keeping: PresenterTestWriter.Test? {
    guard let call = action.call, let kept = action.kept, let node = found.keptID,
      let field = kept.rows.fields.first
    else { return nil }
    var taken = tests.taken
    var (constants, run) = run(&taken)
    let id = constant("id", node, of: kept.rows.id.type, &constants, &taken)
    let flag = swiftMember(kept.flag)
    let rows: Code =
      "\(own: "viewModel")(of: presenter)?.\(swiftMember(field)).filter(\\.\(flag)).map(\\.id)"
    let failed = values.equal(rows, .sequence(["[", id, "]"]))
    let retry = Code.call("await presenter.retry", [.argument("id", id)])
    var statements = beginning + constants
    if action.question != nil { statements += [run] + button }
    statements += [
      tests.begin(call.signature, begin(run)), "await call.fail(URLError(.timedOut))", failed,
      .assignment(
        "let again",
        .sequence(["await \(tests.calls(call.signature)).begin ", .closure([retry])])
      ),
      values.equal(rows, "[]"), "await again.fail(URLError(.timedOut))", failed,
      .call("presenter.discard", [.argument("id", id)]), values.equal(rows, "[]"),
    ]
    return ("\(action.name)KeepsFailedRow", statements)
  }

  /// The load, and what the user has entered.
  private var beginning: [Code] {
    let load = tests.load(found.example, found.locals)
    return [.assignment("let presenter", load)] + tests.edits(found.locals) + collectsEvents
  }

  /// The call of the action or, if it asks a question, the answer.
  private func begin(_ run: Code) -> Code {
    let confirm: Code = button.isEmpty ? "presenter.confirm()" : "presenter.confirm(button)"
    return .sequence(["await ", action.question == nil ? run : confirm])
  }

  // MARK: - Calls

  /// The call of the action, such as `presenter.delete(id: "2")`, and the constants that its arguments need.
  private func run(_ taken: inout Set<String>) -> (constants: [Code], run: Code) {
    var constants: [Code] = []
    var arguments: [Code] = []
    for (parameter, node) in zip(action.rows?.idParameters ?? [], found.ids) {
      let id = constant(parameter.name, node, of: parameter.type, &constants, &taken)
      arguments.append(.argument(swiftLabel(parameter.name), id))
    }
    for (parameter, node) in zip(action.asked, found.parameters) {
      if let node {
        let value = constant(parameter.name, node, of: parameter.type, &constants, &taken)
        arguments.append(.argument(swiftLabel(parameter.name), value))
      } else if let inserted = found.inserted {
        let name = swiftIdentifier(unique(parameter.name, &taken))
        constants.append(.assignment("let \(name)", tests.value(inserted, of: parameter.type)))
        arguments.append(.argument(swiftLabel(parameter.name), .text(name)))
      }
    }
    return (constants, .call("presenter.\(swiftMember(action.name))", arguments))
  }

  /// A value. Code that can throw becomes a constant, because the closures of a test do not throw.
  private func constant(
    _ name: String,
    _ node: Node,
    of type: ValueType,
    _ constants: inout [Code],
    _ taken: inout Set<String>
  ) -> Code {
    let value = values.argument(node, of: type)
    guard value.mayThrow else { return value }
    let name = swiftIdentifier(unique(name, &taken))
    let annotation = values.decodes(type) ? ": \(tests.screen.swiftName(type))" : ""
    constants.append(.assignment("let \(name)\(annotation)", value))
    return .text(name)
  }

  private func arguments(of call: Presenter.Call) -> [Code] {
    zip(found.arguments, call.arguments).compactMap { node, argument in
      let path = call.arguments.count == 1 ? "" : ".\(swiftMember(argument.name))"
      return node.map {
        values.expectation("call.arguments\(path)", $0, of: argument.value.type)
      }
    }
  }

  /// The response, and the reload that follows it.
  private func respond(_ call: Presenter.Call) -> [Code] {
    var statements: [Code] = []
    var arguments: [Code] = []
    if let response = found.response {
      let type = call.result ?? tests.screen.service.root
      statements.append(.assignment("let response", tests.value(response, of: type)))
      arguments = ["response"]
    } else if let answer = found.answer, let type = call.result {
      let isInferred = [.string, .boolean, .integer].contains(type)
      let annotation = isInferred ? "" : ": \(tests.screen.swiftName(type))"
      let value = values.argument(answer, of: type)
      statements.append(.assignment("let answer\(annotation)", value))
      arguments = ["answer"]
    }
    let succeed = Code.call("call.succeed", arguments)
    let later = reload + next
    if later.isEmpty { return statements + [.sequence(["await ", succeed])] }
    return statements + [.assignment("async let end: Void", succeed)] + later + ["await end"]
  }

  /// The responses to the calls of a reload.
  private var reload: [Code] {
    guard found.outcome?.reloads == true, let shown = found.shown, let call = presenter.load?.call
    else { return [] }
    let load = tests.calls(call.signature)
    return tests.sourceResponses + [
      .call("await \(load).next().succeed", [.trying(tests.sample(shown.example))])
    ]
  }

  /// The end of the call of the next action, which has a test of its own.
  private var next: [Code] {
    guard let next = found.next, next.question == nil, let call = next.call else { return [] }
    return ["await \(tests.calls(call.signature)).next().fail(CancellationError())"]
  }

  /// The expectation that the next action asks its question.
  private var asked: [Code] {
    found.next?.question == nil ? [] : ["#expect(presenter.confirmation != nil)"]
  }

  // MARK: - Expectations

  /// The expectations of fields that are shown differently.
  private func changes(
    _ name: String,
    _ expectations: [Example.Expectation],
    _ taken: inout Set<String>
  ) -> [Code] {
    let fields = expectations.flatMap { expectation in
      tests.writer.viewModel?.field(expectation.field).map {
        values.statements(for: $0, at: name, expectation.value, &taken)
      } ?? []
    }
    if fields.isEmpty { return [] }
    let shown = values.required("\(own: "viewModel")(of: presenter)", of: .viewModel(""))
    return [.assignment("let \(name)", shown)] + fields
  }

  /// The texts of the question.
  private var question: [Code] {
    guard let (notice, texts) = found.notices.first(where: { $0.notice.kind == .confirmation })
    else { return [] }
    var buttons = 0
    return zip(notice.texts, texts).map { part, text in
      var path = part.name
      if part.name == "button", presenter.asksWithButtons {
        path = "buttons[\(buttons)].title"
        buttons += 1
      }
      return tests.expectText("presenter.confirmation?.\(path)", text)
    }
  }

  /// The text of the outcome.
  private var toast: [Code] { found.toast.map { [tests.expectText("presenter.toast", $0)] } ?? [] }

  /// `let button = try #require(presenter.confirmation?.buttons.last)`
  private var button: [Code] {
    if !presenter.asksWithButtons || action.question == nil { return [] }
    let rest = found.button == 0 ? "" : ".dropFirst(\(found.button))"
    let button: Code = "presenter.confirmation?.buttons\(rest).first"
    return [.assignment("let button", values.required(button, of: .viewModel("")))]
  }

  private var collectsEvents: [Code] {
    guard presenter.binding == .closures, !action.events.isEmpty else { return [] }
    return [
      "var events: [\(tests.screen.typeName(of: presenter)).Event] = []",
      "presenter.onEvent = { events.append($0) }",
    ]
  }

  /// The expectations of locals, an event and the end of the screen.
  ///
  /// - Parameter count: The number of events of the action until then, if these effects have one.
  private func effects(
    _ effects: Presenter.Action.Effects,
    _ expected: PresenterCases.Effects,
    _ count: Int,
    _ taken: inout Set<String>
  ) -> [Code] {
    var statements = zip(effects.assignments, expected.locals).compactMap { assignment, node in
      node.map {
        values.expectation("presenter.\(swiftMember(assignment.local))", $0, of: assignment.type)
      }
    }
    if effects.dismisses { statements.append("#expect(presenter.isDismissed)") }
    guard let event = expected.event else { return statements }
    let isCollected = presenter.binding == .closures
    statements.append(
      values.equal(isCollected ? "events.count" : "presenter.eventCount", .text("\(count)"))
    )
    let isFirst = !isCollected && count == 1 && found.succeeds.event != nil
    // The view has handled the first event.
    let next: [Code] = isFirst ? ["presenter.event = nil"] : []
    let nodes = expected.values.compactMap { $0 }
    // An example cannot express every value.
    if nodes.count < event.arguments.count { return statements + next }
    var arguments: [String: Code] = [:]
    for (argument, node) in zip(event.arguments, nodes) {
      let value = constant(argument.name, node, of: argument.value.type, &statements, &taken)
      arguments[argument.name] = value
    }
    let sent = tests.writer.event(event) { arguments[$0.name] }
    return statements + [values.equal(isCollected ? "events.last" : "presenter.event", sent)] + next
  }
}

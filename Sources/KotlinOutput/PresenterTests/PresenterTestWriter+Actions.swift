import DocumentReader
import ViewModelIR

extension PresenterTestWriter {
  /// The test in which the service responds to the action's call, or in which the action has its effects.
  func succeeds(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> Declaration {
    var statements = try loaded(action, found)
    if let call = action.call {
      statements.append(.assignment("val call", begin(call.signature, try run(action, found))))
      statements += try arguments(of: call, found)
      let flags = try beginningFlags(action, found)
      if !flags.isEmpty {
        statements.append(expectShown("response", flags, isEmpty: found.example == cases.empty))
      }
      statements += try respond(action, call, found)
    } else {
      statements.append(try run(action, found))
    }
    statements += try expectations(action.effects, found.begins)
    statements += try expectations(action.success.effects, found.succeeds)
    for (notice, texts) in found.notices where notice.kind == .toast && !notice.isOfFailure {
      for case (let text?, let isFolded) in texts {
        statements.append(expectFirst("toasts", .string([.literal(text)]), isFolded: isFolded))
      }
    }
    if action.dismisses, action.success.effects.dismisses || action.effects.dismisses {
      statements.append(values.equal("true", "presenter.isDismissed.value"))
    }
    return test("\(action.name) \(action.call == nil ? "takes effect" : "succeeds")", statements)
  }

  /// The test in which the call of the action fails; `nil` if the failure has other effects than a text.
  func fails(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> Declaration? {
    guard let call = action.call, action.failure.effects.isEmpty, !action.failure.reloads,
      action.effects.isEmpty, action.failure.report == .alert || action.failure.report == .silent
    else { return nil }
    let texts = found.notices.first { $0.notice.kind == .alert && $0.notice.isOfFailure }?.texts
    let text = texts?.first?.text ?? cases.failures.last?.text.text
    let alert = action.failure.report == .silent ? nil : text
    let fail = Code.call(".fail", ["Exception()"])
    return test(
      "\(action.name) fails",
      try loaded(action, found) + [
        .chain(begin(call.signature, try run(action, found)), [fail]),
        expectShown("response", isEmpty: found.example == cases.empty),
        values.equal(alert.map { .string([.literal($0)]) } ?? "null", "presenter.alert.value"),
      ]
    )
  }

  // MARK: - Statements

  private func loaded(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for local in presenter.locals {
      guard let value = found.locals[local.name] else { continue }
      let literal = try values.literal(value, of: local.type)
      statements.append(.call("presenter.set\(caseName(local.name))", [literal]))
    }
    statements.append(.assignment("val response", try sample(found.example)))
    statements.append(.chain(beginLoad(), [".succeed(response)"]))
    return statements
  }

  private func run(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    for (parameter, value) in zip(action.parameters, found.run.parameters) {
      guard let value else { throw NotInKotlin("an example of '\(parameter.name)'") }
      arguments.append(try values.literal(value, of: parameter.type))
    }
    return .call("presenter.\(kotlinMember(action.name))", arguments)
  }

  private func arguments(
    of call: Presenter.Call,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> [Code] {
    var expected: [Code] = []
    for (argument, value) in zip(call.arguments, found.run.arguments) {
      // An example cannot express every value, such as the current time.
      guard let value else { return [] }
      expected.append(try values.literal(value, of: argument.value.type))
    }
    if expected.isEmpty { return [] }
    return [values.equal(.call("listOf", expected), "call.arguments")]
  }

  /// The state fields that differ while the call runs.
  private func beginningFlags(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> [Code] {
    // A changed model is formatted, which the response is not.
    if action.change != nil { return [] }
    return action.progress.map { [.assignment(.text(kotlinMember($0)), "true")] } ?? []
  }

  private func respond(
    _ action: Presenter.Action,
    _ call: Presenter.Call,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> [Code] {
    if action.success.uses {
      return [
        .assignment("val answer", try sample(found.other)), "call.succeed(answer)",
        expectShown("answer", isEmpty: found.other == cases.empty),
      ]
    }
    var arguments: [Code] = ["Unit"]
    if let result = call.result {
      guard let answer = found.answer else { throw NotInKotlin("an example of an answer") }
      arguments = [try values.literal(answer, of: result)]
    }
    if action.success.reloads {
      let loads = callsName(presenter.load.call.signature, overloads: overloads)
      arguments += ["service.\(loads)", "response"]
    }
    return [.call("call.succeed", arguments)]
  }

  private func expectations(
    _ effects: Presenter.Action.Effects,
    _ expected: PresenterCases.Effects
  ) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for (assignment, value) in zip(effects.assignments, expected.values) {
      guard let value else { continue }
      let literal = try values.literal(value, of: assignment.type)
      statements.append(values.equal(literal, "presenter.\(kotlinMember(assignment.local)).value"))
    }
    return statements + (try event(effects.event, expected))
  }

  private func event(
    _ event: Presenter.Event?,
    _ effects: PresenterCases.Effects
  ) throws(NotInKotlin) -> [Code] {
    guard let event else { return [] }
    var arguments: [Code] = []
    for (argument, value) in zip(event.arguments, effects.event) {
      guard let value else { return [] }
      arguments.append(try values.literal(value, of: argument.value.type))
    }
    let name: Code = "\(screen.presenterName).Event.\(caseName(event.name))"
    return [expectFirst("events", arguments.isEmpty ? name : .call(name, arguments))]
  }

  private func expectFirst(_ flow: Code, _ expected: Code, isFolded: Bool = false) -> Code {
    let first = Code.imported("first", from: "kotlinx.coroutines.flow")
    let value = Code.sequence(["presenter.", flow, ".", first, "()"])
    return values.equal(expected, isFolded ? .call(.testHelper("folded"), [value]) : value)
  }
}

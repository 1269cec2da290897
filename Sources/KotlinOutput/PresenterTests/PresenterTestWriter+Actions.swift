import DocumentReader
import ViewModelIR

extension PresenterTestWriter {
  /// The test in which the service responds to the action's call, or in which the action has its effects.
  func succeeds(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> Declaration {
    var statements = try loaded(action, found)
    if action.question != nil { statements += try asks(action, found) }
    if let call = action.call {
      let begun = action.question == nil ? try run(action, found) : "presenter.confirm()"
      statements.append(.assignment("val call", begin(call.signature, begun)))
      statements += try arguments(of: call, found)
      statements += try expectations(action.effects, found.begins)
      if action.change != nil || action.progress != nil {
        let shown = try changed(action, found)
        statements.append(expectShown(shown, flags(action, found)))
      }
      statements += try respond(action, call, found)
    } else {
      statements.append(action.question == nil ? try run(action, found) : "presenter.confirm()")
      statements += try expectations(action.effects, found.begins)
    }
    statements += try expectations(action.success.effects, found.succeeds)
    for (notice, texts) in found.notices where notice.kind == .toast && !notice.isOfFailure {
      for text in texts { statements += expectText(text, first("toasts")) }
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
    guard let call = action.call, action.question == nil, action.failure.effects.isEmpty,
      !action.failure.reloads,
      action.effects.isEmpty, action.failure.report == .alert || action.failure.report == .silent
    else { return nil }
    let own = found.notices.first { $0.notice.kind == .alert && $0.notice.isOfFailure }
    let text = own?.texts.first ?? cases.failures.last?.text
    let alert =
      action.failure.report == .silent
      ? [values.equal("null", "presenter.alert.value")]
      : text.map { expectText($0, "presenter.alert.value") } ?? []
    let fail = Code.call(".fail", ["Exception()"])
    return test(
      "\(action.name) fails",
      try loaded(action, found) + [
        .chain(begin(call.signature, try run(action, found)), [fail]),
        expectShown("response"),
      ] + alert
    )
  }

  // MARK: - Statements

  /// Calls the action and expects its question.
  private func asks(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> [Code] {
    let confirmation = found.notices.first { $0.notice.kind == .confirmation }
    let title = confirmation?.texts.first
    return [try run(action, found)]
      + (title.map { expectText($0, "presenter.confirmation.value?.title") } ?? [])
  }

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
    if let rows = action.rows, let row = found.run.row {
      arguments.append(try values.literal(row.id, of: rows.id.type))
    }
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
  private func flags(_ action: Presenter.Action, _ found: PresenterCases.Action) -> [Code] {
    guard let progress = action.progress else { return [] }
    let flag = Code.assignment(.text(kotlinMember(progress)), "true")
    guard let rows = action.rows, let field = rows.fields.first else { return [flag] }
    guard let index = found.run.row?.shown.first else { return [] }
    let name = kotlinMember(field)
    return [
      .assignment(
        .text(name),
        element(index, of: "it.\(name)", .call("this[\(index)].copy", [flag]))
      )
    ]
  }

  /// The response with the optimistic update.
  private func changed(
    _ action: Presenter.Action,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> Code {
    switch action.change {
    case nil: return "response"
    case .insert: throw NotInKotlin("the test of an insertion")
    case .remove:
      guard let rows = action.rows, let row = found.run.row else { return "response" }
      return try changing(rows.list, .call("removeAt", ["\(row.index)"]))
    case .set(let assignments):
      var arguments: [Code] = []
      for (assignment, value) in zip(assignments, found.run.values) {
        let literal = try values.literal(value, of: assignment.type)
        arguments.append(.assignment(.text(kotlinMember(assignment.field)), literal))
      }
      guard let rows = action.rows, let row = found.run.row else {
        return .call("response.copy", arguments)
      }
      let copy = Code.call("this[\(row.index)].copy", arguments)
      return try changing(rows.list, .assignment("this[\(row.index)]", copy))
    }
  }

  /// `response.copy(notes = response.notes.toMutableList().apply { removeAt(1) })`
  private func changing(
    _ list: Presenter.ListPath,
    _ change: Code
  ) throws(NotInKotlin) -> Code {
    if list.isOptional { throw NotInKotlin("the test of a list that can be missing") }
    let elements = PresenterWriter.chain(list.path, of: "response")
    return PresenterWriter.copy(list.path, of: "response", changing(elements, change))
  }

  private func changing(_ list: String, _ change: Code) -> Code {
    .chain(
      .text(list),
      [".toMutableList()", .sequence([".apply ", .lambda(parameters: "", [change])])]
    )
  }

  /// The list with another element.
  private func element(_ index: Int, of list: String, _ element: Code) -> Code {
    changing(list, .assignment("this[\(index)]", element))
  }

  private func respond(
    _ action: Presenter.Action,
    _ call: Presenter.Call,
    _ found: PresenterCases.Action
  ) throws(NotInKotlin) -> [Code] {
    if action.success.uses, let rows = action.rows {
      let list = PresenterWriter.chain(rows.list.path, of: "")
      let element = Code.sequence([try sample(found.example), .text("\(list)[\(found.response)]")])
      guard let row = found.run.row else { return [] }
      return [
        .assignment("val answer", element), "call.succeed(answer)",
        expectShown(
          try changing(rows.list, .assignment("this[\(row.index)]", "answer"))
        ),
      ]
    }
    if action.success.uses {
      return [
        .assignment("val answer", try sample(found.other)), "call.succeed(answer)",
        expectShown("answer"),
      ]
    }
    var arguments: [Code] = ["Unit"]
    if let result = call.result {
      guard let answer = found.answer else { throw NotInKotlin("an example of an answer") }
      arguments = [try values.literal(answer, of: result)]
    }
    if action.success.reloads, !presenter.sources.isEmpty {
      return [.call("call.respond", arguments)] + presenter.sources.map { self.respond($0) } + [
        complete(presenter.load.call.signature, ".complete", "response"), "call.end()",
      ]
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
      // The event is received, so that the next one can be.
      guard let value else { return [first("events")] }
      arguments.append(try values.literal(value, of: argument.value.type))
    }
    let name: Code = "\(screen.presenterName).Event.\(caseName(event.name))"
    return [values.equal(arguments.isEmpty ? name : .call(name, arguments), first("events"))]
  }

  private func first(_ flow: Code) -> Code {
    let first = Code.imported("first", from: "kotlinx.coroutines.flow")
    return .sequence(["presenter.", flow, ".", first, "()"])
  }

  // MARK: - Selections

  /// The test in which rows are selected, or cannot be.
  func selects(_ selection: Presenter.Selection) throws(NotInKotlin) -> Declaration? {
    let rows = cases.selections[selection.name] ?? []
    if rows.isEmpty { return nil }
    var statements: [Code] = [
      .assignment("val response", try sample(cases.loaded)),
      .chain(beginLoad(), [".succeed(response)"]),
    ]
    for (id, obstacle) in rows {
      let literal = try values.literal(id, of: selection.rows.id.type)
      let select = Code.call("presenter.\(kotlinMember(selection.function))", [literal])
      statements.append(values.equal(obstacle == nil ? "true" : "false", select))
      if let obstacle { statements += expectText(obstacle, "presenter.alert.value") }
    }
    return test("\(selection.name) is selected", statements)
  }
}

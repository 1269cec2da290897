import DocumentReader
import ViewModelIR

// What an action does other than its call, and its failure.

extension ActionTestWriter {
  /// The test in which the call fails.
  func fails() throws(NotInKotlin) -> Declaration? {
    guard let call = action.call else { return nil }
    var statements = try loaded() + (try asked())
    let begun = try begin(call)
    // What happens first has been expected in the test of the successful call. An event must be received before the next one.
    let first = try event(action.effects.event, found.begins)
    let error = try error
    statements += rest
    if action.failure.reloads || !first.isEmpty {
      statements += [.assignment("val call", begun)] + first
    }
    if action.failure.reloads {
      statements += try reload("call.fail", [error], isSilent: true)
    } else {
      let fail = Code.call(".fail", [error])
      statements.append(first.isEmpty ? .chain(begun, [fail]) : .sequence(["call", fail]))
      let flags = stale(after: found.fails)
      statements.append(tests.expectShown("response", flags))
    }
    statements += report + (try expectations(action.failure.effects, found.fails))
    if !action.failure.reloads { statements += try again(call) }
    return tests.test("\(action.name) fails", statements)
  }

  /// The error with which the call fails: the last one, which represents all errors that the spec does not name.
  private var error: Code {
    get throws(NotInKotlin) {
      guard let failure = tests.cases.failures.last else { return "Exception()" }
      return try tests.exception(failure.pattern, failure.values)
    }
  }

  /// The expectations of how the error is shown.
  private var report: [Code] {
    let none = values.equal("null", "presenter.alert.value")
    switch action.failure.report {
    case .silent: return [none]
    case .alert:
      let own = expectTexts(.alert, ofFailure: true, "presenter.alert.value")
      return own.isEmpty ? tests.expectText(found.failure, "presenter.alert.value") : own
    case .toast:
      let first = tests.first("toasts")
      let text = presenter.undoes ? .sequence([first, ".text"]) : first
      return [none] + expectTexts(.toast, ofFailure: true, text)
    case .field(let name):
      let shown = Code.text("presenter.\(kotlinMember(name)).value")
      return [none] + tests.expectText(found.failure, shown)
    }
  }

  /// The next call, during which the error beside the field is gone. Empty if the first call has changed whether the action may run.
  private func again(_ call: Presenter.Call) throws(NotInKotlin) -> [Code] {
    let effects = [action.effects, action.failure.effects]
    let changed = Set(effects.flatMap(\.assignments).map(\.local))
    guard let field = action.errorField,
      changed.isDisjoint(with: action.guards.flatMap(\.expression.variables))
    else { return [] }
    return try asked() + rest + [
      .assignment("val again", try begin(call)),
      values.equal("null", .text("presenter.\(kotlinMember(field)).value")),
      .call("again.fail", [try error]),
    ]
  }

  // MARK: - Effects

  func expectations(
    _ effects: Presenter.Action.Effects,
    _ expected: PresenterCases.Effects
  ) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for (assignment, value) in zip(effects.assignments, expected.values) {
      guard let value else { continue }
      let literal = try values.literal(value, of: assignment.type)
      statements.append(values.equal(literal, "presenter.\(kotlinMember(assignment.local)).value"))
    }
    if effects.dismisses { statements.append(values.equal("true", "presenter.isDismissed.value")) }
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
      guard let value else { return [tests.first("events")] }
      let literal = try values.literal(value, of: argument.value.type)
      arguments.append(.assignment(.text(kotlinMember(argument.name)), literal))
    }
    let name: Code = "\(screen.presenterName).Event.\(nestedType(event.name, "Event"))"
    return [values.equal(arguments.isEmpty ? name : .call(name, arguments), tests.first("events"))]
  }

  /// The end of the wait until the values of the action stay the same.
  var rest: [Code] {
    guard let seconds = action.debounce else { return [] }
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    let end = Code.chain(
      .call("waits.next", [durationLiteral(seconds)]),
      [".answer", ".complete(Unit)"]
    )
    return [.sequence([launch, " ", .lambda(parameters: "", [end])])]
  }

  // MARK: - Toasts

  /// The expectations of the toast after a success.
  var toast: [Code] {
    if !presenter.undoes { return expectTexts(.toast, tests.first("toasts")) }
    let texts = expectTexts(.toast, "toast.text")
    return texts.isEmpty ? [] : [.assignment("val toast", tests.first("toasts"))] + texts
  }

  /// The undo, if the action that undoes this one can certainly run.
  func undo() throws(NotInKotlin) -> [Code] {
    guard let undo = action.undo.flatMap(presenter.action), undo.condition == nil,
      !undo.success.uses, !undo.success.reloads, undo.question == nil, let call = undo.call,
      call.result == nil, !toast.isEmpty,
      undo.rows == nil || found.run.row?.shown.isEmpty == false
    else { return [] }
    let begin = tests.begin(call.signature, "presenter.undo(toast)")
    return [.chain(begin, [".succeed(Unit)"])]
  }
}

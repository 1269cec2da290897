import DocumentReader
import ViewModelIR

// The expectations of what an action does other than its call: events, locals, and errors beside fields.

extension ActionTestWriter {
  // MARK: - Tests

  /// The test of an action without a call.
  func takesEffect() -> PresenterTestWriter.Test {
    var taken = tests.taken
    let (constants, call) = call(found.run, on: "presenter", &taken)
    let run: [Code] = asks ? [call] + question + ["await presenter.confirm()"] : [call]
    var events = ExpectedEvents()
    let shown =
      !tests.presenter.rendered(action.effects).isEmpty
      ? [tests.expectShown(found.example, setting: staleFlag(after: found.begins))] : []
    return (
      action.name + "TakesEffect",
      setUp + [load] + constants + run + expectations(.beginning, &events, &taken) + shown
    )
  }

  /// The test of a failing call, if more happens than the alert that the tests of all failing actions expect.
  var failsAlone: PresenterTestWriter.Test? {
    guard failsDifferently, action.call != nil else { return nil }
    var taken = tests.taken
    var events = ExpectedEvents()
    let reloads = action.failure.reloads
    let begin = begin(&taken)
    let beginning = expectations(.beginning, &events, &taken)
    // Without events, the test of the successful call has expected what happens first.
    let isEventFirst = action.effects.event != nil
    let end: [Code] =
      reloads
      ? reload(.call("call.fail", [tests.error])) : [.call("await call.fail", [tests.error])]
    let shown =
      reloads
      ? tests.expectShown(found.other)
      : tests.expectShown(found.example, before, setting: staleFlag(after: found.fails))
    return (
      action.name + (reloads ? "ReloadsAfterFailure" : "Fails"),
      begin + ended + (isEventFirst ? beginning : []) + end + [shown] + report
        + expectations(.failure, &events, &taken) + (reloads ? [] : again(&taken))
    )
  }

  /// Whether a failure does more than roll back the change and show an alert.
  var failsDifferently: Bool {
    switch action.failure.report {
    case .toast, .field: return true
    case .alert, .silent: break
    }
    return action.failure.reloads || action.hasBeginning || !action.failure.effects.isEmpty
      || !found.locals.isEmpty
  }

  /// The expectations of how the error is shown.
  private var report: [Code] {
    switch action.failure.report {
    case .silent: return [tests.expectNone("alert")]
    case .alert:
      let alert = found.notice(.alert, ofFailure: true)?.texts.first
      return [tests.expectText("alert", alert ?? found.failure)]
    case .toast:
      return [tests.expectNone("alert")] + expectedTexts(of: .toast, ofFailure: true)
    case .field(let name):
      return [tests.expectNone("alert"), tests.expectText(swiftMember(name), found.failure)]
    }
  }

  /// The next call, during which the error beside the field is gone. Empty if the first call has changed whether the action may run.
  private func again(_ taken: inout Set<String>) -> [Code] {
    let effects = [action.effects, action.failure.effects]
    let changed = Set(effects.flatMap(\.assignments).map(\.local)).subtracting(found.locals.keys)
    guard let field = action.errorField, let signature = action.call?.signature,
      changed.isDisjoint(with: action.guards.flatMap(\.expression.variables))
    else { return [] }
    var unused = tests.taken
    let (_, call) = call(found.run, on: asks ? "presenter" : "$0", &unused)
    let run: Code = asks ? "await $0.confirm()" : .sequence(["await ", call])
    let name = swiftIdentifier(unique("again", &taken))
    let begin = resting(
      [.assignment("let \(name)", tests.begin(signature, [run]))],
      name: unique("\(name)Rest", &taken)
    )
    return setLocals + (asks ? [call] : []) + begin
      + [tests.expectNone(swiftMember(field)), .call("await \(name).fail", [tests.error])]
  }

  // MARK: - Locals

  /// The statements before everything else: the values of locals, and the closure that collects events.
  var setUp: [Code] {
    let collects = tests.presenter.binding == .closures && !action.events.isEmpty
    let type = tests.screen.typeName(of: tests.presenter)
    return setLocals
      + (collects
        ? ["var events: [\(type).Event] = []", "presenter.onEvent = { events.append($0) }"] : [])
  }

  private var setLocals: [Code] {
    tests.presenter.locals.compactMap { local in
      found.locals[local.name].map { tests.set(local, $0) }
    }
  }

  /// The flag that is true because the action has set a local that the load sends.
  func staleFlag(after effects: PresenterCases.Effects) -> [Code] {
    guard effects.isStale, let stale = tests.presenter.load.stale else { return [] }
    return [tests.flag(stale)]
  }

  /// The expectations that nothing has happened.
  var expectNoEffect: [Code] {
    let effects = action.effects
    var expectations: [Code] = []
    if effects.dismisses {
      expectations.append(tests.values.holds("presenter.isDismissed", isNegated: true))
    }
    if effects.event != nil, tests.presenter.binding != .closures {
      expectations.append(tests.expectNone("event"))
    }
    return expectations
  }

  // MARK: - Effects

  enum Stage { case beginning, success, failure }

  /// The events that a test has expected so far.
  struct ExpectedEvents {
    /// `nil` for an event whose values an example cannot express.
    var all: [Code?] = []
  }

  /// Returns the expectations of what happens in a stage of the action.
  func expectations(
    _ stage: Stage,
    _ events: inout ExpectedEvents,
    _ taken: inout Set<String>
  ) -> [Code] {
    let (effects, values) =
      switch stage {
      case .beginning: (action.effects, found.begins)
      case .success: (action.success.effects, found.succeeds)
      case .failure: (action.failure.effects, found.fails)
      }
    var expectations = zip(effects.assignments, values.values).compactMap { assignment, node in
      node.map {
        tests.values.expectation(
          "presenter.\(swiftMember(assignment.local))",
          $0,
          of: assignment.type
        )
      }
    }
    if effects.dismisses { expectations.append(tests.expect("presenter.isDismissed")) }
    guard let event = effects.event else { return expectations }
    let (constants, sent) = value(of: event, values.event, &taken)
    events.all.append(sent)
    return expectations + constants + expectation(events)
  }

  private func expectation(_ events: ExpectedEvents) -> [Code] {
    let count = "\(events.all.count)"
    if tests.presenter.binding == .closures {
      let known = events.all.compactMap { $0 }
      return [
        known.count == events.all.count
          ? tests.expect("events", .array(known)) : tests.expect("events.count", .text(count))
      ]
    }
    let last = events.all.last.flatMap { $0 }
    return [
      last.map { tests.expect("presenter.event", $0) } ?? tests.expect("presenter.event != nil"),
      tests.expect("presenter.eventCount", .text(count)), "presenter.event = nil",
      tests.expectNone("event"),
    ]
  }

  /// Returns the value of an event, `nil` if an example cannot express it, and the constants that it needs.
  private func value(
    of event: Presenter.Event,
    _ values: [Node?],
    _ taken: inout Set<String>
  ) -> (constants: [Code], value: Code?) {
    var constants: [Code] = []
    var arguments: [String: Code] = [:]
    for (argument, node) in zip(event.arguments, values) {
      if argument.value.variableName == Presenter.answer, let answer = answerName {
        arguments[argument.name] = .text(answer)
      } else if let node {
        let value = tests.values.argument(node, of: argument.value.type)
        if value.mayThrow {
          let name = swiftIdentifier(unique(argument.name, &taken))
          let type = argument.value.type
          let decodes = tests.values.decodes(type)
          let annotation = decodes ? ": \(tests.screen.swiftName(type))" : ""
          constants.append(.assignment("let \(name)\(annotation)", value))
          arguments[argument.name] = .text(name)
        } else {
          arguments[argument.name] = value
        }
      } else {
        return ([], nil)
      }
    }
    return (constants, tests.writer.event(event) { arguments[$0.name] })
  }

  // MARK: - Answers

  /// The constant in the test with what the call returns; `nil` if there is none.
  private var answerName: String? {
    if found.answer != nil { return "answer" }
    return declaredResponse == nil ? nil : "response"
  }

  /// The statement that declares what the service responds with; `nil` if the response needs no constant.
  var declaredResponse: [Code]? {
    guard action.success.uses else { return nil }
    if let part = found.part {
      let response = tests.value(part, action.rows?.list, of: responseType)
      return [.assignment("let response", response)]
    }
    if let rows = action.rows, let row = found.run.row {
      let response = tests.element(rows.list, row.index, of: found.example)
      return [.assignment("let response", response)]
    }
    // A call that runs concurrently with the reload must not throw.
    let response = Code.trying(tests.sample(found.other))
    return action.success.reloads ? [.assignment("let response", response)] : nil
  }

  /// The statement that declares what the call returns, if that is made up.
  var declaredAnswer: [Code] {
    guard let node = found.answer, let type = action.call?.result else { return [] }
    let isInferred = [.string, .boolean, .integer].contains(type)
    let annotation = isInferred ? "" : ": \(tests.screen.swiftName(type))"
    return [.assignment("let answer\(annotation)", tests.values.argument(node, of: type))]
  }

  /// `await call.succeed()`
  func answered(_ call: String) -> Code {
    if found.answer != nil { return "\(call).succeed(answer)" }
    guard action.success.uses else { return "\(call).succeed()" }
    return declaredResponse == nil
      ? tests.succeed(call, found.other) : "\(call).succeed(response)"
  }
}

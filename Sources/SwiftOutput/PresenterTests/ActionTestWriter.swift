import ViewModelIR

/// Writes the tests of one action.
final class ActionTestWriter {
  let tests: PresenterTestWriter
  let action: Presenter.Action
  let found: PresenterCases.Action

  init(tests: PresenterTestWriter, action: Presenter.Action, found: PresenterCases.Action) {
    self.tests = tests
    self.action = action
    self.found = found
  }

  var all: [PresenterTestWriter.Test] {
    [action.call == nil ? takesEffect() : succeeds, failsAlone, forbidden].compactMap { $0 }
  }

  var asks: Bool { action.question != nil }

  // MARK: - Tests

  private var succeeds: PresenterTestWriter.Test {
    var taken = tests.taken
    var events = ExpectedEvents()
    let begin = begin(&taken)
    var expectations = action.call.map { tests.expectations(found.run.arguments, of: $0) } ?? []
    expectations += self.expectations(.beginning, &events, &taken)
    if action.change != nil || action.progress != nil
      || !tests.presenter.rendered(action.effects).isEmpty
    {
      expectations.append(
        tests.expectShown(found.example, change, setting: progress + staleFlag(after: found.begins))
      )
    }
    let outcome = self.expectations(.success, &events, &taken)
    return (
      action.name + "Succeeds", begin + rested + expectations + respond + ending + outcome + undo
    )
  }

  /// The expectations of the question that the action asks first.
  var question: [Code] {
    guard let question = action.question else { return [] }
    return expectedTexts(of: .confirmation) + [
      tests.expect(
        "presenter.confirmation?.isDestructive",
        question.isDestructive ? "true" : "false"
      )
    ] + expectNoCall
  }

  private var expectNoCall: [Code] {
    action.call.map { [tests.expectNoCall(of: $0.signature)] } ?? []
  }

  func expectedTexts(
    of kind: Presenter.Notice.Kind,
    ofFailure isOfFailure: Bool = false
  ) -> [Code] {
    guard let (notice, texts) = found.notice(kind, ofFailure: isOfFailure) else { return [] }
    return zip(notice.texts, texts).map { tests.expectText(notice.path(of: $0.name), $1) }
  }

  /// Returns the statements about this action in the test of failing actions. `taken` contains the names of the test's constants.
  func fails(_ taken: inout Set<String>) -> [Code] {
    guard let signature = action.call?.signature, !failsDifferently else { return [] }
    var arguments: [Code] = [.text(tests.calls(signature))]
    if action.failure.report == .silent {
      arguments.append("alert: nil")
    } else if let alert = found.notice(.alert, ofFailure: true)?.texts.first {
      arguments.append(.argument("alert", tests.alert(alert)))
    }
    let (constants, call) = call(found.run, on: "$0", &taken)
    let run: [Code] =
      asks ? [call, "await $0.confirm()"] : [.sequence(["await ", call])]
    let fail = Code.sequence([.call("await \(own: "fail")", arguments), " ", .closure(run)])
    if action.debounce == nil { return constants + [fail] }
    return constants + resting([fail], name: unique("\(action.name)Rest", &taken))
  }

  private var forbidden: PresenterTestWriter.Test? {
    guard let (run, locals) = found.forbidden else { return nil }
    var taken = tests.taken
    let (constants, call) = call(run, on: "presenter", &taken)
    let set = tests.presenter.locals.compactMap { local in
      locals[local.name].map { tests.set(local, $0) }
    }
    let isAwaited = !asks && action.call != nil
    return (
      action.name + "IsIgnoredUnlessAllowed",
      set + [load] + constants + resting([isAwaited ? .sequence(["await ", call]) : call])
        + (asks ? [tests.expectNone("confirmation")] : expectNoCall + expectNoEffect)
    )
  }

  // MARK: - Calls

  /// The load with which the action's tests begin.
  var load: Code { tests.load(found.example, before) }

  /// The statements up to the call of the service.
  func begin(_ taken: inout Set<String>) -> [Code] {
    guard let signature = action.call?.signature else { return [] }
    let (constants, call) = call(found.run, on: asks ? "presenter" : "$0", &taken)
    let run: Code = asks ? "await $0.confirm()" : .sequence(["await ", call])
    return setUp + [load] + constants + (asks ? [call] + question : []) + rest
      + [.assignment("let call", tests.begin(signature, [run]))]
  }

  /// The end of the wait until the action's values stay the same.
  private var rest: [Code] {
    action.debounce == nil ? [] : ["async let rest = \(own: "waits").end()"]
  }

  var ended: [Code] { rest.isEmpty ? [] : ["_ = await rest"] }

  /// Returns statements that call the action, with the end of the wait until its values stay the same.
  func resting(_ statements: [Code], name: String = "rest") -> [Code] {
    guard action.debounce != nil else { return statements }
    let name = swiftIdentifier(name)
    return ["async let \(name) = \(own: "waits").end()"] + statements + ["_ = await \(name)"]
  }

  private var rested: [Code] {
    action.debounce.map {
      ["let seconds = await rest", tests.expect("seconds", .text(secondsLiteral($0)))]
    } ?? []
  }

  /// The change of the loaded data: it must not contain the element that the action inserts.
  var before: [Code] {
    guard case .insert(_, let list, _, _)? = action.change, let index = found.inserted else {
      return []
    }
    return [tests.removal(list, index)]
  }

  /// Returns the call, such as `presenter.delete(id: "2")`, and the constants that its arguments need.
  func call(
    _ run: PresenterCases.Run,
    on presenter: String,
    _ taken: inout Set<String>
  ) -> (constants: [Code], call: Code) {
    var constants: [Code] = []
    func argument(_ label: String, _ value: Code, as type: String = "") -> Code {
      guard value.mayThrow else { return .argument(swiftLabel(label), value) }
      let name = swiftIdentifier(unique(label, &taken))
      constants.append(.assignment("let \(name)\(type)", value))
      return .argument(swiftLabel(label), .text(name))
    }
    var arguments: [Code] = []
    if let rows = action.rows, let row = run.row {
      arguments.append(.argument("id", tests.values.plainArgument(row.id, of: rows.id.type)))
    }
    for (parameter, node) in zip(action.parameters, run.parameters) {
      if let node {
        let value = tests.values.argument(node, of: parameter.type)
        let decodes = tests.values.decodes(parameter.type)
        let type = decodes ? ": \(tests.screen.swiftName(parameter.type))" : ""
        arguments.append(argument(parameter.name, value, as: type))
      } else if case .insert(_, let list, _, _)? = action.change, let index = found.inserted {
        arguments.append(argument(parameter.name, tests.element(list, index, of: found.example)))
      }
    }
    return (constants, .call("\(presenter).\(swiftMember(action.name))", arguments))
  }

  /// The statements that make the optimistic change to the example's data.
  private var change: [Code] {
    switch action.change {
    case .remove?:
      guard let rows = action.rows, let row = found.run.row else { return [] }
      let parts = found.run.parts.map(\.row).sorted(by: >)
      return (parts.isEmpty ? [row.index] : parts).map { tests.removal(rows.list, $0) }
    case .set(let assignments)?:
      return owners.flatMap { owner in
        zip(assignments, found.run.values).map { assignment, value in
          .assignment(
            .text(tests.writer.path(assignment.path, of: owner)),
            tests.values.argument(value, of: assignment.type)
          )
        }
      }
    case .insert?, nil: return []
    }
  }

  /// The code for what the action changes: the row's element, its part in each row that has it, or the model.
  private var owners: [String] {
    guard let rows = action.rows, let row = found.run.row else { return ["$0"] }
    if action.subject == nil { return [tests.element(rows.list, row.index)] }
    return found.run.parts.map { part in
      let row = tests.element(rows.list, part.row)
      return tests.writer.chain(part.path, of: row)
    }
  }

  /// The code for the places in which the response is shown.
  private var places: [String] {
    guard let returned = action.returned else {
      return owners.map { $0.last == "?" ? String($0.dropLast()) : $0 }
    }
    if returned.isOfModel { return [tests.writer.path(returned.path, of: "$0")] }
    // A response that is a part of a removed row is shown nowhere.
    if case .remove? = action.change { return [] }
    return owners.map { tests.writer.path(returned.path, of: $0) }
  }

  /// The type of the response.
  var responseType: ValueType {
    action.call?.result ?? tests.screen.service.root
  }

  /// Whether the service responds with the row or a part, rather than the model.
  var respondsWithPart: Bool { action.success.uses && (action.rows != nil || found.part != nil) }

  /// The statement that sets the action's progress flag in the view model, or in the view model of its row.
  private var progress: [Code] {
    guard let progress = action.progress else { return [] }
    guard let rows = action.rows, let row = found.run.row else { return [tests.flag(progress)] }
    let shown = action.subject == nil ? [row.shown] : found.run.parts.map(\.shown)
    return shown.filter { !$0.isEmpty }.map { indices in
      "$0\(tests.shown(rows, at: indices)).\(swiftMember(progress)) = true"
    }
  }

  // MARK: - Responses

  /// The service's response, and the reload that follows it.
  private var respond: [Code] {
    let reply = declaredResponse ?? declaredAnswer
    if action.success.reloads {
      return reply + reload(answered("call"))
    }
    return reply + [answered("await call")]
  }

  func reload(_ end: Code) -> [Code] {
    [.assignment("async let end: Void", end)] + tests.sourceResponses
      + [tests.succeed("await \(tests.loadCalls).next()", found.other), "await end"]
  }

  private var ending: [Code] {
    var ending: [Code] = []
    let stale = staleFlag(after: found.succeeds)
    if action.success.reloads {
      ending.append(tests.expectShown(found.other))
    } else if respondsWithPart {
      let shown = action.returned == nil ? [] : change
      let responses = places.map { "\($0) = response" as Code }
      ending.append(tests.expectShown(found.example, shown + responses, setting: stale))
    } else if action.success.uses {
      ending.append(tests.expectShown(found.other, setting: stale))
    }
    return ending + expectedTexts(of: .toast)
  }

  /// The undo, if the action that undoes this one can certainly run.
  private var undo: [Code] {
    guard let undo = action.undo.flatMap(tests.presenter.action),
      undo.condition == nil, !undo.success.uses, !undo.success.reloads, undo.question == nil,
      let call = undo.call, call.result == nil,
      undo.rows == nil || found.run.row?.shown.isEmpty == false
    else { return [] }
    return [
      .sequence([tests.begin(call.signature, ["await $0.undo()"]), ".succeed()"]),
      tests.expectNone("toast"),
    ]
  }
}

extension PresenterCases.Action {
  func notice(
    _ kind: Presenter.Notice.Kind,
    ofFailure isOfFailure: Bool = false
  ) -> PresenterCases.Notice? {
    notices.first { $0.notice.kind == kind && $0.notice.isOfFailure == isOfFailure }
  }
}

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

  var all: [PresenterTestWriter.Test] { [succeeds, reloads, forbidden].compactMap { $0 } }

  private var asks: Bool { action.question != nil }

  // MARK: - Tests

  private var succeeds: PresenterTestWriter.Test {
    var expectations = tests.expectations(found.run.arguments, of: action.call)
    if action.change != nil || action.progress != nil {
      expectations.append(tests.expectShown(found.example, change, setting: progress))
    }
    return (action.name + "Succeeds", begin + rested + expectations + respond + ending)
  }

  /// The expectations of the question that the action asks first.
  private var question: [Code] {
    guard let question = action.question else { return [] }
    return expectedTexts(of: .confirmation) + [
      tests.expect(
        "presenter.confirmation?.isDestructive",
        question.isDestructive ? "true" : "false"
      ),
      tests.expectNoCall(of: action.call.signature),
    ]
  }

  private func expectedTexts(of kind: Presenter.Notice.Kind) -> [Code] {
    guard let (notice, texts) = found.notice(kind) else { return [] }
    return zip(notice.texts, texts).map { tests.expectText(notice.path(of: $0.name), $1) }
  }

  /// Returns the statements about this action in the test of failing actions. `taken` contains the names of the test's constants.
  func fails(_ taken: inout Set<String>) -> [Code] {
    var arguments: [Code] = [.text(tests.calls(action.call.signature))]
    switch action.failure {
    case .reload: return []
    case .silent: arguments.append("alert: nil")
    case .alert:
      if let alert = found.notice(.alert)?.texts.first {
        arguments.append(.argument("alert", tests.alert(alert)))
      }
    }
    let (constants, call) = call(found.run, on: "$0", &taken)
    let run: [Code] =
      asks ? [call, "await $0.confirm()"] : [.sequence(["await ", call])]
    let fail = Code.sequence([.call("await \(own: "fail")", arguments), " ", .closure(run)])
    if action.debounce == nil { return constants + [fail] }
    let name = swiftIdentifier(unique("\(action.name)Rest", &taken))
    return constants + [
      "async let \(name) = \(own: "waits").end()", fail, "_ = await \(name)",
    ]
  }

  private var reloads: PresenterTestWriter.Test? {
    guard case .reload = action.failure else { return nil }
    return (
      action.name + "ReloadsAfterFailure",
      begin + reload(.call("call.fail", [tests.error]))
        + [tests.expectShown(found.other), tests.expectAlert]
    )
  }

  private var forbidden: PresenterTestWriter.Test? {
    guard let run = found.forbidden else { return nil }
    var taken = tests.taken
    let (constants, call) = call(run, on: "presenter", &taken)
    return (
      action.name + "IsIgnoredUnlessAllowed",
      [load] + constants + [
        asks ? call : .sequence(["await ", call]),
        asks
          ? tests.expectNone("confirmation") : tests.expectNoCall(of: action.call.signature),
      ]
    )
  }

  // MARK: - Calls

  /// The load with which the action's tests begin.
  var load: Code { tests.load(found.example, before) }

  /// The statements up to the call of the service.
  private var begin: [Code] {
    var taken = tests.taken
    let (constants, call) = call(found.run, on: asks ? "presenter" : "$0", &taken)
    let run: Code = asks ? "await $0.confirm()" : .sequence(["await ", call])
    return [load] + constants + (asks ? [call] + question : []) + rest
      + [.assignment("let call", tests.begin(action.call.signature, [run]))]
  }

  /// The end of the wait until the action's values stay the same.
  private var rest: [Code] {
    action.debounce == nil ? [] : ["async let rest = \(own: "waits").end()"]
  }

  private var rested: [Code] {
    action.debounce.map {
      ["let seconds = await rest", tests.expect("seconds", .text(secondsLiteral($0)))]
    } ?? []
  }

  /// The change of the loaded data: it must not contain the element that the action inserts.
  private var before: [Code] {
    guard case .insert(_, let list, _, _)? = action.change, let index = found.inserted else {
      return []
    }
    return [tests.removal(list, index)]
  }

  /// Returns the call, such as `presenter.delete(id: "2")`, and the constants that its arguments need.
  private func call(
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
      return [tests.removal(rows.list, row.index)]
    case .set(let assignments)?:
      return zip(assignments, found.run.values).map { assignment, value in
        .assignment(
          "\(owner).\(swiftMember(assignment.field))",
          tests.values.argument(value, of: assignment.type)
        )
      }
    case .insert?, nil: return []
    }
  }

  /// The code for the row's element, or for the model.
  private var owner: String {
    guard let rows = action.rows, let row = found.run.row else { return "$0" }
    return tests.element(rows.list, row.index)
  }

  /// The statement that sets the action's progress flag in the view model, or in the view model of its row.
  private var progress: [Code] {
    guard let progress = action.progress else { return [] }
    guard let rows = action.rows, let row = found.run.row else { return [tests.flag(progress)] }
    if row.shown.isEmpty { return [] }
    let path = zip(rows.fields, row.shown).map { ".\(swiftMember($0))[\($1)]" }
    return ["$0\(path.joined()).\(swiftMember(progress)) = true"]
  }

  // MARK: - Responses

  /// The service's response, and the reload that follows it.
  private var respond: [Code] {
    switch action.success {
    case .use:
      guard let rows = action.rows else { return [tests.succeed("await call", found.other)] }
      let response = tests.element(rows.list, found.response, of: found.example)
      return [.assignment("let response", response), "await call.succeed(response)"]
    case .reload: return reload("call.succeed()")
    case .keep, .dismiss: return ["await call.succeed()"]
    }
  }

  private func reload(_ end: Code) -> [Code] {
    [.assignment("async let end: Void", end)] + tests.sourceResponses
      + [tests.succeed("await \(tests.loadCalls).next()", found.other), "await end"]
  }

  private var ending: [Code] {
    var ending: [Code] = []
    switch action.success {
    case .use where action.rows != nil:
      ending.append(tests.expectShown(found.example, ["\(owner) = response"]))
    case .use, .reload: ending.append(tests.expectShown(found.other))
    case .dismiss: ending.append(tests.expect("presenter.isDismissed"))
    case .keep: break
    }
    return ending + expectedTexts(of: .toast) + undo
  }

  /// The undo, if the action that undoes this one can certainly run.
  private var undo: [Code] {
    guard let undo = action.undo.flatMap(tests.presenter.action),
      undo.condition == nil, undo.success == .keep, undo.question == nil,
      undo.rows == nil || found.run.row?.shown.isEmpty == false
    else { return [] }
    return [
      .sequence([tests.begin(undo.call.signature, ["await $0.undo()"]), ".succeed()"]),
      tests.expectNone("toast"),
    ]
  }
}

extension PresenterCases.Action {
  func notice(_ kind: Presenter.Notice.Kind) -> PresenterCases.Notice? {
    notices.first { $0.notice.kind == kind }
  }
}

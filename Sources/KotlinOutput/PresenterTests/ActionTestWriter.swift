import DocumentReader
import ViewModelIR

/// Writes the tests of one action.
struct ActionTestWriter {
  let tests: PresenterTestWriter
  let action: Presenter.Action
  let found: PresenterCases.Action

  var presenter: Presenter { tests.presenter }
  var screen: KotlinScreen { tests.screen }
  var values: JUnitWriter { tests.values }

  /// The tests. One that needs a value that an example cannot express is left out.
  var all: [Declaration] {
    [try? succeeds(), try? fails(), try? forbidden()].compactMap { $0 }
  }

  // MARK: - Tests

  /// The test in which the service responds to the action's call, or in which the action has its effects.
  private func succeeds() throws(NotInKotlin) -> Declaration {
    var statements = try loaded() + (try asked())
    if let call = action.call {
      statements += rest + [.assignment("val call", try begin(call))]
      statements += try arguments(of: call)
      statements += try expectations(action.effects, found.begins)
      if action.change != nil || action.progress != nil
        || !presenter.rendered(action.effects).isEmpty
      {
        let flags = flags + stale(after: found.begins)
        let (changed, declaration) = try changed()
        statements += declaration
        statements.append(tests.expectShown(.text(changed), flags))
      }
      statements += try respond(call)
    } else {
      statements.append(try begun())
      statements += try expectations(action.effects, found.begins)
      if !presenter.rendered(action.effects).isEmpty {
        let flags = stale(after: found.begins)
        statements.append(tests.expectShown("response", flags))
      }
    }
    statements += try expectations(action.success.effects, found.succeeds)
    statements += toast + (try undo())
    return tests.test(
      "\(action.name) \(action.call == nil ? "takes effect" : "succeeds")",
      statements
    )
  }

  /// The test in which the condition does not hold.
  private func forbidden() throws(NotInKotlin) -> Declaration? {
    guard let (run, locals) = found.forbidden else { return nil }
    var statements = try setting(locals) + (try load()) + rest + [try self.run(run)]
    if action.question != nil {
      statements.append(values.equal("null", "presenter.confirmation.value"))
    } else if let call = action.call {
      statements.append(values.equal("true", .text("\(tests.calls(call.signature)).isEmpty")))
    } else if action.effects.dismisses {
      statements.append(values.equal("false", "presenter.isDismissed.value"))
    } else if action.effects.event != nil {
      let timeout = Code.imported("withTimeoutOrNull", from: "kotlinx.coroutines")
      let received = Code.lambda(parameters: "", [tests.first("events")])
      statements.append(values.equal("null", .sequence([timeout, "(1) ", received])))
    } else {
      return nil
    }
    return tests.test("\(action.name) is ignored unless allowed", statements)
  }

  // MARK: - The call

  /// The statements before the action: the values of locals, and a load.
  func loaded() throws(NotInKotlin) -> [Code] {
    try setting(found.locals) + (try load())
  }

  private func setting(_ locals: [String: Node]) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for local in presenter.locals {
      guard let value = locals[local.name] else { continue }
      let literal = try values.literal(value, of: local.type)
      statements.append(.call("presenter.set\(caseName(local.name))", [literal]))
    }
    return statements
  }

  /// The load of the example. It must not contain the element that the action inserts.
  private func load() throws(NotInKotlin) -> [Code] {
    let sample = try tests.sample(found.example)
    let succeed: Code = .chain(tests.beginLoad(), [".succeed(response)"])
    guard case .insert(_, let list, _, _)? = action.change, let index = found.inserted else {
      return [.assignment("val response", sample), succeed]
    }
    let without = changing(list, [.call("removeAt", ["\(index)"])], of: "complete")
    return [
      .assignment("val complete", sample), .assignment("val response", without), succeed,
    ]
  }

  /// Calls the action and expects its question.
  func asked() throws(NotInKotlin) -> [Code] {
    if action.question == nil { return [] }
    return [try run(found.run)] + expectTexts(.confirmation, "presenter.confirmation.value?")
  }

  /// What begins the action: its function, or the user's confirmation.
  func begun() throws(NotInKotlin) -> Code {
    action.question == nil ? try run(found.run) : "presenter.confirm()"
  }

  func begin(_ call: Presenter.Call) throws(NotInKotlin) -> Code {
    tests.begin(call.signature, try begun())
  }

  private func run(_ run: PresenterCases.Run) throws(NotInKotlin) -> Code {
    var arguments: [Code] = []
    if let rows = action.rows, let row = run.row {
      arguments.append(try values.literal(row.id, of: rows.id.type))
    }
    for (parameter, value) in zip(action.parameters, run.parameters) {
      if let value {
        arguments.append(try values.literal(value, of: parameter.type))
      } else if case .insert(_, let list, _, _)? = action.change, let index = found.inserted {
        arguments.append(.text("\(PresenterWriter.elements(list, of: "complete"))[\(index)]"))
      }
    }
    return .call("presenter.\(action.kotlinName)", arguments)
  }

  private func arguments(of call: Presenter.Call) throws(NotInKotlin) -> [Code] {
    var expected: [Code] = []
    for (argument, value) in zip(call.arguments, found.run.arguments) {
      // An example cannot express every value, such as the current time.
      guard let value else { return [] }
      expected.append(try values.literal(value, of: argument.value.type))
    }
    if expected.isEmpty { return [] }
    return [values.equal(.call("listOf", expected), "call.arguments")]
  }

  func expectTexts(
    _ kind: Presenter.Notice.Kind,
    ofFailure isOfFailure: Bool = false,
    _ actual: Code
  ) -> [Code] {
    let found = found.notices.first {
      $0.notice.kind == kind && $0.notice.isOfFailure == isOfFailure
    }
    guard let found else { return [] }
    if kind != .confirmation { return found.texts.flatMap { tests.expectText($0, actual) } }
    return zip(found.notice.texts, found.texts).flatMap { text, expected in
      tests.expectText(expected, .sequence([actual, .text(".\(kotlinMember(text.name))")]))
    }
  }
}

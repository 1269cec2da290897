import DocumentReader
import ViewModelIR

/// Writes the test of an action: what it sends, what the screen shows meanwhile, and what after the response.
struct ActionTestWriter {
  let tests: PresenterTestWriter
  let action: Presenter.Action
  let found: PresenterCases.Action

  private var presenter: Presenter { tests.presenter }
  private var values: JUnitWriter { tests.values }

  /// - Parameter which: The end of the name that tells apart the tests of an action.
  func test(_ which: String) throws(NotInKotlin) -> Declaration {
    let asks = action.question != nil
    let run = try run
    var statements = try beginning
    if asks { statements += [run] + question }
    let begin = asks ? confirm : run
    guard let call = action.call else {
      statements += [begin] + (try effects(action.effects, found.begins))
      statements += try changes("after", found.meanwhile) + toast
      return tests.test("\(action.name) takes effect\(which)", statements)
    }
    statements.append(.assignment("val call", tests.begin(call.signature, begin)))
    statements += try arguments(of: call) + (try effects(action.effects, found.begins))
    let meanwhile = try changes("meanwhile", found.meanwhile)
    statements += meanwhile + (try respond(call))
    if let outcome = found.outcome { statements += try effects(outcome.effects, found.succeeds) }
    statements += try changes("after", found.after)
    if !meanwhile.isEmpty, found.staysShown {
      statements.append(values.equal("meanwhile", "content(presenter)"))
    }
    if let shown = found.shown, found.outcome?.reloads != true {
      statements.append(tests.expectShown("response", shown))
    }
    return tests.test("\(action.name) succeeds\(which)", statements + toast + asked)
  }

  /// The test of a refusal, in which nothing is called.
  func refusal() throws(NotInKotlin) -> Declaration {
    var statements = try beginning + [try run]
    if let call = action.call {
      statements.append(values.equal("true", "\(tests.calls(call.signature)).isEmpty"))
    }
    statements += try effects(action.refusal.effects, found.begins)
    statements += try changes("after", found.meanwhile) + toast
    return tests.test("\(action.name) is refused", statements)
  }

  /// The test of an error that is shown beside fields.
  func failure(
    _ failure: PresenterCases.Failure,
    _ error: Code
  ) throws(NotInKotlin) -> Declaration {
    guard let call = action.call else { throw NotInKotlin("an action without a call") }
    var statements = try beginning
    let run = try run
    if action.question != nil { statements.append(run) }
    let begin = action.question == nil ? run : confirm
    statements += [
      .assignment("val call", tests.begin(call.signature, begin)), .call("call.fail", [error]),
    ]
    for field in failure.fields {
      let actual: Code = "presenter.\(kotlinMember(field.local)).value"
      statements +=
        field.text.text == nil
        ? [values.equal("null", actual)] : tests.expectText(field.text, actual)
    }
    let name = "\(action.name) shows \(failure.pattern.shortName) beside fields"
    return tests.test(name, statements)
  }

  /// The test of a new row that could not be added; `nil` if such a row does not stay.
  func keeping() throws(NotInKotlin) -> Declaration? {
    guard let call = action.call, let kept = action.kept, let node = found.keptID,
      let field = kept.rows.fields.first
    else { return nil }
    let id = try values.literal(node, of: kept.rows.id.type)
    let flag = kotlinMember(kept.flag)
    let rows: Code =
      "content(presenter).\(kotlinMember(field)).filter { it.\(flag) }.map { it.id }"
    let failed = values.equal(.call("listOf", [id]), rows)
    let none = values.equal("true", .sequence([rows, ".isEmpty()"]))
    let run = try run
    var statements = try beginning
    if action.question != nil { statements.append(run) }
    let retry = Code.call("presenter.retry", [id])
    let exception: Code = "call.fail(Exception())"
    statements += [
      .assignment("val call", tests.begin(call.signature, action.question == nil ? run : confirm)),
      exception, failed, .assignment("val again", tests.begin(call.signature, retry)), none,
      "again.fail(Exception())", failed, .call("presenter.discard", [id]), none,
    ]
    return tests.test("\(action.name) keeps a row that could not be added", statements)
  }

  /// The load, and what the user has entered.
  private var beginning: [Code] {
    get throws(NotInKotlin) {
      let load = tests.load(tests.sample(found.example), try tests.set(found.locals))
      return [.assignment("val presenter", load)] + (try tests.edits(found.locals))
    }
  }

  // MARK: - The call

  private var run: Code {
    get throws(NotInKotlin) {
      var arguments: [Code] = []
      for (parameter, node) in zip(action.rows?.idParameters ?? [], found.ids) {
        arguments.append(try values.literal(node, of: parameter.type))
      }
      for (parameter, value) in zip(action.asked, found.parameters) {
        if let value {
          arguments.append(try values.literal(value, of: parameter.type))
        } else if let inserted = found.inserted {
          arguments.append(self.value(inserted))
        }
      }
      return .call("presenter.\(action.kotlinName)", arguments)
    }
  }

  private func arguments(of call: Presenter.Call) throws(NotInKotlin) -> [Code] {
    var expected: [Code] = []
    for (argument, value) in zip(call.arguments, found.arguments) {
      // An example cannot express every value, such as the current time.
      guard let value else { return [] }
      expected.append(try values.literal(value, of: argument.value.type))
    }
    return expected.isEmpty ? [] : [values.equal(.call("listOf", expected), "call.arguments")]
  }

  /// The value in an example: `twoPosts.posts[1]`
  private func value(_ excerpt: PresenterCases.Excerpt) -> Code {
    let list = excerpt.element.map {
      "\(PresenterWriter.elements($0.list, of: ""))[\($0.index)]"
    }
    let path = (list ?? "") + PresenterWriter.chain(excerpt.path, of: "")
    let value = Code.sequence([tests.sample(excerpt.example), .text(path)])
    return excerpt.path.isOptional ? .call("requireNotNull", [value]) : value
  }

  /// The response of the service, and the reload that follows it.
  private func respond(_ call: Presenter.Call) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    var answer: Code = "Unit"
    if let response = found.response {
      statements.append(.assignment("val response", value(response)))
      answer = "response"
    } else if let result = call.result {
      guard let node = found.answer else { throw NotInKotlin("an example of an answer") }
      answer = try values.literal(node, of: result)
    }
    let later = reload + next
    if later.isEmpty { return statements + [.call("call.succeed", [answer])] }
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    let end = Code.lambda(parameters: "", [.call("call.succeed", [answer])])
    let shown = reload.isEmpty ? nil : found.shown
    return statements + [.assignment("val end", .sequence([launch, " ", end]))] + later
      + ["end.join()"] + (shown.map { [tests.expectShown("next", $0)] } ?? [])
  }

  /// The responses to the calls of a reload.
  private var reload: [Code] {
    guard found.outcome?.reloads == true, let shown = found.shown, let load = presenter.load else {
      return []
    }
    return tests.sourceResponses + [
      .assignment("val next", tests.sample(shown.example)),
      .call(.text("\(tests.calls(load.call.signature)).next().answer.complete"), ["next"]),
    ]
  }

  /// The end of the call of the next action, which has a test of its own.
  private var next: [Code] {
    guard let next = found.next, next.question == nil, let call = next.call else { return [] }
    return [.text("\(tests.calls(call.signature)).next().answer.cancel()")]
  }

  private var confirm: Code {
    if !presenter.asksWithButtons { return "presenter.confirm()" }
    let buttons: Code = "presenter.confirmation.value?.buttons.orEmpty()"
    return .call("presenter.confirm", [.sequence([buttons, "[\(found.button)]"])])
  }

  // MARK: - Expectations

  /// The expectations of fields that are shown differently.
  private func changes(
    _ name: String,
    _ expectations: [Example.Expectation]
  ) throws(NotInKotlin) -> [Code] {
    let example = tests.screen.examples[tests.cases.loaded]
    let found = try values.expectations(expectations, "\(name).", in: example)
    if found.statements.isEmpty { return [] }
    return [.assignment("val \(name)", "content(presenter)")] + found.statements + found.comment
  }

  /// The texts of the question.
  private var question: [Code] {
    guard let (notice, texts) = found.notices.first(where: { $0.notice.kind == .confirmation })
    else { return [] }
    var buttons = 0
    return zip(notice.texts, texts).flatMap { text, expected in
      var path = kotlinMember(text.name)
      if text.name == "button", presenter.asksWithButtons {
        path = "buttons?.get(\(buttons))?.title"
        buttons += 1
      }
      return tests.expectText(expected, "presenter.confirmation.value?.\(path)")
    }
  }

  /// The text of the outcome.
  private var toast: [Code] {
    let first = first("toasts")
    return found.toast.map {
      tests.expectText($0, presenter.undoes ? .sequence([first, ".text"]) : first)
    } ?? []
  }

  /// The expectation that the next action asks its question.
  private var asked: [Code] {
    if found.next?.question == nil { return [] }
    return [values.equal("true", "presenter.confirmation.value != null")]
  }

  /// `presenter.events.first()`
  private func first(_ flow: Code) -> Code {
    let first = Code.imported("first", from: "kotlinx.coroutines.flow")
    return .sequence(["presenter.", flow, ".", first, "()"])
  }

  /// The expectations of locals, an event and the end of the screen.
  private func effects(
    _ effects: Presenter.Action.Effects,
    _ expected: PresenterCases.Effects
  ) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for (assignment, value) in zip(effects.assignments, expected.locals) {
      guard let value else { continue }
      let literal = try values.literal(value, of: assignment.type)
      statements.append(values.equal(literal, "presenter.\(kotlinMember(assignment.local)).value"))
    }
    if effects.dismisses { statements.append(values.equal("true", "presenter.isDismissed.value")) }
    guard let event = expected.event else { return statements }
    var arguments: [Code] = []
    for (argument, value) in zip(event.arguments, expected.values) {
      // The event is received, so that the next one can be.
      guard let value else { return statements + [first("events")] }
      let literal = try values.literal(value, of: argument.value.type)
      arguments.append(.assignment(.text(kotlinMember(argument.name)), literal))
    }
    let name: Code = "\(tests.screen.presenterName).Event.\(nestedType(event.name, "Event"))"
    let sent = arguments.isEmpty ? name : .call(name, arguments)
    return statements + [values.equal(sent, first("events"))]
  }
}

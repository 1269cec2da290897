import ViewModelIR

// What the service sends by itself, and elements that wait after a poll.

extension PresenterTestWriter {
  var updateTests: [Declaration?] {
    [try? holds] + presenter.updates.map { try? observes($0) }
  }

  /// The test of a poll with a new element, which waits.
  private var holds: Declaration? {
    get throws(NotInKotlin) {
      guard let hold = presenter.hold, let seconds = presenter.pollInterval,
        let example = cases.hold
      else { return nil }
      let name = kotlinMember(hold.input)
      return test(
        "poll holds new elements",
        [
          .assignment("val response", try sample(example)),
          .assignment("val old", changing(hold.list, of: "response", ".drop(1)")),
          .chain(beginLoad(), [".succeed(old)"]),
        ] + timePasses + [launch("poll")] + presenter.sources.map { respond($0) } + [
          complete(presenter.load.call.signature, ".complete", "response"),
          wait(seconds),
          expectShown("old", with: ["\(name) = 1"]),
          "presenter.showNew()", expectShown("response"), "poll.cancel()",
        ]
      )
    }
  }

  /// The test of a value that the service sends, and of an error after it.
  private func observes(_ update: Presenter.Update) throws(NotInKotlin) -> Declaration? {
    guard let found = cases.updates[update.call.function], let type = update.call.result
    else { return nil }
    var statements: [Code] = [.assignment("val response", try sample(found.example))]
    var value = try sample(cases.other)
    var before: Code = "response"
    var after: Code = value
    if let list = update.target?.list {
      let change = Code.sequence([
        ".toMutableList().apply ", .lambda(parameters: "", ["removeAt(\(found.row))"]),
      ])
      let changed = changing(list, of: "response", change)
      let isUpsert = update.kind == .upsert
      before = isUpsert ? changed : "response"
      after = isUpsert ? "response" : changed
      value = "\(PresenterWriter.elements(list, of: "response"))[\(found.row)]"
    }
    if let id = found.id, let idType = update.target?.id.type {
      value = try values.literal(id, of: idType)
    }
    let others = presenter.updates.filter { $0.call.function != update.call.function }
    let package = "kotlinx.coroutines.flow"
    let emits = Code.lambda(parameters: "", [.call("emit", [value]), "throw Exception()"])
    let flow = Code.sequence([
      .imported("flow", from: package), "<", try type.kotlin(in: screen.types), "> ", emits,
    ])
    statements += [
      .assignment("val updates", flow), .chain(beginLoad(), [.call(".succeed", [before])]),
      launch("observe"),
    ]
    statements += others.map {
      complete($0.signature, ".complete", .call(.imported("MutableSharedFlow", from: package), []))
    }
    statements += [
      complete(update.signature, ".complete", "updates"), "observe.join()",
      expectShown(after),
    ]
    if let text = cases.failures.last?.text {
      statements += expectText(text, "presenter.alert.value")
    }
    return test("observe shows \(update.call.function)", statements)
  }
}

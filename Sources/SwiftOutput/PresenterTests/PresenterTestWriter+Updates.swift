import ViewModelIR

extension PresenterTestWriter {
  /// The test of a poll with a new element, which waits.
  var holds: Test? {
    guard let hold = presenter.hold, let seconds = presenter.pollInterval,
      let example = cases.hold
    else { return nil }
    let before = [removal(hold.list, 0)]
    var statements: [Code] = [load(example, before)]
    statements += timePasses + ["async let poll: Void = \(own: "presenter").poll()"]
    statements += sourceResponses + [succeed("await \(loadCalls).next()", example)]
    statements += wait(seconds)
    statements += [
      .call("try expectShown", [sample(example, before), .argument(swiftLabel(hold.input), "1")]),
      "presenter.showNew()", expectShown(example), "wait.fail(CancellationError())",
      "await poll",
    ]
    return ("pollHoldsNewElements", statements)
  }

  /// The test of a value that the service sends, and of an error after it.
  func observes(_ update: Presenter.Update) -> Test? {
    guard let found = cases.updates[update.call.function] else { return nil }
    let example = found.example
    var before: [Code] = []
    var value = Code.trying(sample(cases.other))
    var after = expectShown(cases.other)
    if let list = update.target?.list {
      let change = [removal(list, found.row)]
      before = update.kind == .upsert ? change : []
      value = update.kind == .upsert ? element(list, found.row, of: example) : value
      after = expectShown(example, update.kind == .remove ? change : [])
    }
    if let id = found.id, let type = update.target?.id.type {
      value = values.plainArgument(id, of: type)
    }
    let stream = "AsyncThrowingStream<\(update.call.result?.code.flat ?? ""), any Error>"
    let others = presenter.updates.filter { $0.call.function != update.call.function }
    var statements: [Code] = [
      load(example, before), "let (updates, continuation) = \(stream).makeStream()",
      "async let observe: Void = \(own: "presenter").observe()",
    ]
    statements += others.map {
      "await \(calls($0.signature)).next().succeed(AsyncThrowingStream { _ in })"
    }
    statements += [
      "await \(calls(update.signature)).next().succeed(updates)",
      .call("continuation.yield", [value]),
      .call("continuation.finish", [.argument("throwing", error)]), "await observe", after,
      expectAlert,
    ]
    return ("observeShows\(capitalized(update.call.function))", statements)
  }
}

import DocumentReader
import ViewModelIR

// Values that the screen sets, and what is shown while a load runs.

extension PresenterTestWriter {
  var localTests: [Declaration?] {
    [try? refresh, try? changes] + presenter.locals.map { try? shows($0) }
  }

  private var loaded: [Code] {
    get throws(NotInKotlin) {
      [
        .assignment("val response", try sample(cases.loaded)),
        .chain(beginLoad(), [".succeed(response)"]),
      ]
    }
  }

  private var refresh: Declaration? {
    get throws(NotInKotlin) {
      // A load that is slow, or that follows another one too soon, has a test of its own.
      guard let progress = presenter.load.progress, presenter.load.progressDelay == nil,
        presenter.load.throttle == nil
      else { return nil }
      let flag = Code.assignment(.text(kotlinMember(progress)), "true")
      return test(
        "a reload shows progress",
        try loaded + [
          .assignment("val call", beginLoad()), expectShown("response", [flag]),
          "call.succeed(response)", expectShown("response"),
        ]
      )
    }
  }

  /// The test of a load with other values of all locals that it sends.
  private var changes: Declaration? {
    get throws(NotInKotlin) {
      let call = presenter.load.call
      var statements = try loaded
      var expected: [Code] = []
      for argument in call.arguments {
        let local = presenter.locals.first { argument.value.kind == .variable($0.name) }
        // An example cannot express the arguments that are computed.
        guard let local, let value = cases.locals[local.name] else { return nil }
        statements.append(try set(local, value))
        expected.append(try values.literal(value, of: local.type))
      }
      if expected.isEmpty { return nil }
      if let seconds = presenter.load.debounce { statements.append(endOfWait(seconds)) }
      return test(
        "load sends the values that the screen has set",
        statements + [
          .assignment("val call", beginLoad()),
          values.equal(.call("listOf", expected), "call.arguments"), "call.succeed(response)",
        ]
      )
    }
  }

  private func shows(_ local: Presenter.Local) throws(NotInKotlin) -> Declaration? {
    guard local.isShown, !local.isError, let value = cases.locals[local.name] else { return nil }
    let isRequested = presenter.requested.contains { $0.name == local.name }
    let stale = isRequested ? [presenter.load.stale].compactMap { $0 } : []
    let flags = stale.map { Code.assignment(.text(kotlinMember($0)), "true") }
    return test(
      "setting \(local.name) updates the state",
      try loaded + [try set(local, value), expectShown("response", flags)]
    )
  }

  /// `presenter.setQuery("swift")`
  func set(_ local: Presenter.Local, _ value: Node) throws(NotInKotlin) -> Code {
    .call("presenter.set\(caseName(local.name))", [try values.literal(value, of: local.type)])
  }

  /// `launch { waits.next(500.milliseconds).answer.complete(Unit) }`
  func endOfWait(_ seconds: Double) -> Code {
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    let end = Code.chain(
      .call("waits.next", [durationLiteral(seconds)]),
      [".answer", ".complete(Unit)"]
    )
    return .sequence([launch, " ", .lambda(parameters: "", [end])])
  }
}

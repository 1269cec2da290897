import ViewModelIR

// Loads with all that belongs to them: sources, waits and polls.

extension PresenterTestWriter {
  // MARK: - Members

  /// The time, which tests change, and the waits, which they end.
  var clocks: [Code] {
    get throws(NotInKotlin) {
      var properties: [Code] = []
      if presenter.readsClock, screen.examples.indices.contains(cases.loaded) {
        let context = try values.context(screen.examples[cases.loaded])
        properties.append(.assignment("private var context", context))
      }
      if presenter.sleeps {
        let waits = Code.sequence([.testHelper("Calls"), "<Unit>()"])
        properties.append(.assignment("private val waits", waits))
      }
      return properties
    }
  }

  /// What the sources respond.
  var responses: [Code] {
    get throws(NotInKotlin) {
      var properties: [Code] = []
      for source in presenter.sources {
        guard let value = cases.sources[source.name], let type = source.call.result else {
          throw NotInKotlin("the response of a source in a test")
        }
        let literal = try values.literal(value, of: type)
        properties.append(.assignment("private val \(responseName(source))", literal))
      }
      return properties
    }
  }

  /// The name of the test's property with the response of a source.
  func responseName(_ source: Presenter.Source) -> String { "\(kotlinName(source.name))Response" }

  /// The parameter of `content` for an input that differs between tests.
  func parameter(of input: ViewModel.Input) throws(NotInKotlin) -> Code? {
    let source = presenter.sources.first { $0.name == input.name && $0.isOptional }
    guard presenter.hold?.input == input.name || source != nil else { return nil }
    let type = try input.type.kotlin(in: screen.types)
    let value = source.map { Code.text(responseName($0)) } ?? "0"
    return .sequence([.text("\(kotlinMember(input.name)): "), type, " = ", value])
  }

  /// The function that begins a load while the sources respond.
  var beginning: Declaration? {
    get throws(NotInKotlin) {
      if presenter.sources.isEmpty { return nil }
      let root = try screen.service.root.kotlin(in: screen.types)
      let scope = Code.imported("CoroutineScope", from: "kotlinx.coroutines")
      let call = Code.sequence([.testHelper("PendingCall"), "<", root, ">"])
      return Declaration(
        doc: "Begins a load, during which the sources respond.",
        head: .sequence(["private suspend fun ", scope, ".beginLoad(): ", call]),
        statements: [
          .assignment("val call", begin(presenter.load.call.signature, "presenter.load()"))
        ] + presenter.sources.map { respond($0) } + ["return call"]
      )
    }
  }

  // MARK: - Calls

  func beginLoad() -> Code {
    presenter.sources.isEmpty
      ? begin(presenter.load.call.signature, "presenter.load()") : "beginLoad()"
  }

  /// `service.viewerCalls.next().answer.complete(viewerResponse)`
  func respond(_ source: Presenter.Source, _ response: Code? = nil) -> Code {
    let response = response ?? .text(responseName(source))
    return complete(source.call.signature, ".complete", response)
  }

  func complete(_ function: FunctionSignature, _ method: String, _ answer: Code) -> Code {
    let calls = callsName(function, overloads: overloads)
    return .call(.text("service.\(calls).next().answer\(method)"), [answer])
  }

  /// `val poll = launch { presenter.poll() }`
  func launch(_ function: String) -> Code {
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    return .assignment("val \(function)", .sequence([launch, " { presenter.\(function)() }"]))
  }

  /// `waits.next(30.seconds)`
  func wait(_ seconds: Double) -> Code {
    // Other times are not whole milliseconds.
    let isExact = Double(Int(seconds * 1_000)) == seconds * 1_000
    return .call("waits.next", isExact ? [durationLiteral(seconds)] : [])
  }

  /// The time passes after which another load is due.
  var timePasses: [Code] { presenter.load.throttle.map { [pass($0)] } ?? [] }

  func pass(_ seconds: Double) -> Code {
    let milliseconds = Int((seconds * 1_000).rounded())
    return "context = context.copy(now = context.now.plusMillis(\(milliseconds)))"
  }

  // MARK: - Tests

  var loadTests: [Declaration?] {
    [try? slow, try? throttled] + presenter.sources.map { try? without($0) }
      + [try? poll, try? tick, try? page, try? lastPage] + presenter.sources.map { try? page($0) }
  }

  var response: Code {
    get throws(NotInKotlin) { .assignment("val response", try sample(cases.loaded)) }
  }

  private var loadResponse: Code { .chain(beginLoad(), [".succeed(response)"]) }

  /// The test of a load that shows its progress only after a delay.
  private var slow: Declaration? {
    get throws(NotInKotlin) {
      guard let progress = presenter.load.progress, let delay = presenter.load.progressDelay
      else { return nil }
      let yield = Code.imported("yield", from: "kotlinx.coroutines")
      let flag = Code.assignment(.text(kotlinMember(progress)), "true")
      let wait = wait(delay)
      return test(
        "a slow reload shows progress",
        [try response, loadResponse, wait] + timePasses + [
          .assignment("val call", beginLoad()),
          expectShown("response"),
          .chain(wait, [".answer", ".complete(Unit)"]),
          .call(yield, []),
          expectShown("response", [flag]),
          "call.succeed(response)",
          expectShown("response"),
        ]
      )
    }
  }

  /// The test of a load that follows another one too soon.
  private var throttled: Declaration? {
    get throws(NotInKotlin) {
      if presenter.load.throttle == nil { return nil }
      let calls = callsName(presenter.load.call.signature, overloads: overloads)
      return test(
        "a reload is not sent too soon",
        [try response, loadResponse, "presenter.load()"]
          + [values.equal("true", "service.\(calls).isEmpty")] + timePasses + [loadResponse]
      )
    }
  }

  /// Returns the test of a load during which an optional source fails.
  private func without(_ source: Presenter.Source) throws(NotInKotlin) -> Declaration? {
    guard source.isOptional else { return nil }
    let responses = presenter.sources.map { other in
      other.name == source.name
        ? complete(source.call.signature, ".completeExceptionally", "Exception()")
        : respond(other)
    }
    let none = Code.assignment(.text(kotlinMember(source.name)), "null")
    return test(
      "the screen is shown without \(source.name)",
      [
        try response,
        .assignment("val call", begin(presenter.load.call.signature, "presenter.load()")),
      ] + responses + [
        "call.succeed(response)", expectShown("response", with: [none]),
      ]
    )
  }

  private var poll: Declaration? {
    get throws(NotInKotlin) {
      guard let seconds = presenter.pollInterval else { return nil }
      return test(
        "poll loads and waits",
        [try response, launch("poll")] + presenter.sources.map { respond($0) } + [
          complete(presenter.load.call.signature, ".complete", "response"),
          wait(seconds),
          expectShown("response"),
          "poll.cancel()",
        ]
      )
    }
  }

  /// The test of a tick after which something else is shown.
  private var tick: Declaration? {
    get throws(NotInKotlin) {
      guard let (seconds, later) = cases.tick else { return nil }
      var statements = [try response, loadResponse, launch("tick")]
      if let later {
        statements += [
          .assignment("val wait", wait(seconds)), pass(later), "wait.answer.complete(Unit)",
          "waits.next()",
        ]
      } else {
        statements.append(wait(seconds))
      }
      return test(
        "tick updates times",
        statements + [expectShown("response"), "tick.cancel()"]
      )
    }
  }
}

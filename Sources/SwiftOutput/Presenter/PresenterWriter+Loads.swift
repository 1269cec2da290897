import ViewModelIR

extension PresenterWriter {
  var loads: [Declaration] {
    guard let load = presenter.load.map(statements) else { return [] }
    let limit = presenter.load?.keeps == true ? "." : ", unless it sends other values."
    let doc = "Loads the content. A reload keeps the old content until the response arrives" + limit
    if !presenter.loadsSilently {
      return [Declaration(doc: doc, head: "\(access)func load() async", body: load)]
    }
    let body: [Code] =
      (isDue.map { [.guarded([$0], otherwise: ["return"])] } ?? []) + [
        "await load(silently: false)"
      ]
    return [Declaration(doc: doc, head: "\(access)func load() async", body: body)] + poll
  }

  /// The private function that the loads share.
  var ownLoads: [Declaration] {
    guard presenter.loadsSilently, let load = presenter.load else { return [] }
    return [
      Declaration(head: "private func load(\(silently)) async", body: statements(load))
    ]
  }

  /// The parameters: whether a failure is silent and, with `hold`, whether new elements wait as after a poll.
  private var silently: String {
    "silently: Bool" + (presenter.hold == nil ? "" : ", holding: Bool = false")
  }

  /// The condition under which the user's load, or that of a poll, calls the service.
  private var isDue: Code? {
    presenter.load?.throttle.map { seconds in
      let request: [Code] = requested.isEmpty ? [] : [.argument("for", newRequest)]
      let time: [Code] = ["every: \(secondsLiteral(seconds))", "at: context().now"]
      return .call("\(store).\(helper: "isDue")", request + time)
    }
  }

  private var poll: [Declaration] {
    guard let interval = presenter.pollInterval else { return [] }
    let seconds = secondsLiteral(interval)
    let wait: [Code] =
      presenter.pollTime == nil
      ? [wait("\(seconds)")] : wait(until: "nextPoll", since: "context().now", "\(seconds)")
    let load: Code =
      presenter.hold == nil
      ? "await load(silently: true)" : "await load(silently: true, holding: true)"
    let repeated = isDue.map { Code.conditional([.init([$0], [load])]) } ?? load
    let every = interval == 1 ? "every second" : "every \(seconds) seconds"
    return [
      Declaration(
        doc:
          "Loads the content, and again \(every)\(also(presenter.pollTime)), until the task is cancelled.",
        head: "\(access)func poll() async",
        body: [.braces("while !Task.isCancelled {", [repeated] + wait)]
      )
    ]
  }

  private func statements(_ load: Presenter.Load) -> [Code] {
    var body: [Code] = []
    var arguments: [Code] = []
    if !requested.isEmpty {
      body.append(.assignment("let \(request)", newRequest))
      arguments.append("for: \(request)")
    }
    if let seconds = load.debounce {
      let wait = Code.closure(["try await sleep(\(secondsLiteral(seconds)))"])
      let function: Code =
        "await \(presenter.loadsSilently ? "!" : "")\(store).\(helper: "settles")"
      let settles = Code.call(function, ["on: \(request)", .argument("after", wait)])
      // A poll neither waits nor replaces a load that waits for the user to stop typing.
      let isDropped = Code.sequence(["if !silently, ", settles, " { return }"])
      body.append(presenter.loadsSilently ? isDropped : .guarded([settles], otherwise: ["return"]))
    }
    if let hold = presenter.hold {
      arguments.insert("\(list(hold.list, hold.id))", at: 0)
      arguments.insert("if: holding", at: 1)
    }
    if presenter.loadsSilently { arguments.append("silently: silently") }
    if !load.keeps { arguments.append("keep: false") }
    let optional = presenter.independentSources.filter(\.isOptional)
    body += optional.map { source in
      .call(
        "async let \(swiftIdentifier(source.name)): Void = \(store).\(helper: "loadOptional")",
        [.string(SwiftString(source.name))],
        [requesting.call(source.call)],
        accept: [accept("$0", of: source)]
      )
    }
    let cached = own("cached")
    if let call = load.cached {
      let function: Code = "async let \(cached): Void = \(store).\(helper: "showCached")"
      let request: [Code] = requested.isEmpty ? [] : ["for: \(request)"]
      body.append(.call(function, request, closure: .closure([requesting.call(call)])))
    }
    if let delay = load.progressDelay {
      let wait: Code = "try await sleep(\(secondsLiteral(delay)))"
      body.append(
        .sequence([
          "await \(store).\(helper: "showingProgress") ", .braces("{ [sleep] in", [wait]),
          " load: ", .braces("{", [self.load(load, arguments)]),
        ])
      )
    } else {
      body.append(self.load(load, arguments))
    }
    return body + optional.map { "await \(swiftIdentifier($0.name))" }
      + (load.cached == nil ? [] : ["await \(cached)"]) + loadSources
  }

  /// Returns the load of the model together with the sources that are not optional.
  private func load(_ load: Presenter.Load, _ arguments: [Code]) -> Code {
    let function: Code =
      presenter.hold == nil
      ? "await \(store).load" : "await \(store).\(helper: "loadHolding")"
    let sources = presenter.sources.filter { !$0.isOptional }
    if sources.isEmpty {
      let call = requesting.call(load.call)
      return .call(function, arguments, closure: .closure([call]))
    }
    let begin = sources.map {
      Code.assignment(
        "async let \(swiftIdentifier($0.name))",
        requesting.call($0.call, isTried: false)
      )
    }
    let responses =
      [requesting.call(load.call, isTried: false)]
      + sources.map { .text(swiftIdentifier($0.name)) }
    let accept = sources.enumerated().map { index, source in
      let accepted = self.accept("$0.\(index + 1)", of: source)
      if !presenter.isSent(source) { return accepted }
      let isNew = Code.call(
        "\(store).\(helper: "isNewSource")",
        [.string(SwiftString(source.name))]
      )
      return Code.conditional([.init([isNew], [accepted])])
    }
    return .call(
      function,
      arguments,
      begin + [.sequence(["return try await ", .list(open: "(", responses, close: ")")])],
      accept: accept + ["return $0.0"]
    )
  }

  // MARK: - The request

  var requested: [Presenter.Local] { presenter.requested }

  var request: String { own("request") }

  var requestType: String { requested.isEmpty ? "Never" : type("Request") }

  /// `Request(query: query)`
  var newRequest: Code {
    .call(requestType, requested.map { .argument(swiftLabel($0.name), .text(property($0.name))) })
  }

  /// A writer whose expressions read the locals from the request.
  var requesting: Self {
    let names = requested.map { ($0.name, "\(request).\(swiftMember($0.name))") }
    return naming(Dictionary(names, uniquingKeysWith: { first, _ in first }))
  }
}

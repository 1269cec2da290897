import ViewModelIR

extension PresenterWriter {
  /// The function that the screen calls and, if loads can be silent, a private one.
  var loads: [Declaration] {
    get throws(NotInKotlin) {
      guard let load = presenter.load else { return [] }
      let statements = try statements(load)
      let limit = load.keeps ? "." : ", unless it sends other values."
      let doc =
        "Loads the content. A reload keeps the old content until the response arrives" + limit
      if !presenter.loadsSilently {
        return [Declaration(doc: doc, head: "suspend fun load()", statements: statements)]
      }
      return [
        Declaration(
          doc: doc,
          head: "suspend fun load()",
          statements: [try ifDue("load(silently = false)")]
        ),
        Declaration(
          head: "private suspend fun load(silently: Boolean\(holding))",
          statements: statements
        ),
      ] + (try poll)
    }
  }

  /// The parameter for whether new elements wait, as after a poll.
  private var holding: String { presenter.hold == nil ? "" : ", holding: Boolean = false" }

  /// Returns the user's load, or that of a poll, under the condition that it is due.
  private func ifDue(_ load: Code) throws(NotInKotlin) -> Code {
    guard let seconds = presenter.load?.throttle else { return load }
    let request: [Code] = presenter.requested.isEmpty ? [] : [newRequest]
    let arguments = [durationLiteral(seconds), "context().now"] + request
    return .sequence(["if (", .call(storeMember("isDue"), arguments), ") ", load])
  }

  private var poll: [Declaration] {
    get throws(NotInKotlin) {
      guard let seconds = presenter.pollInterval else { return [] }
      let load: Code =
        presenter.hold == nil ? "load(silently = true)" : "load(silently = true, holding = true)"
      let repeated = try ifDue(load)
      let sleep = Code.call("sleep", [time(presenter.pollTime, "Poll", durationLiteral(seconds))])
      return [
        Declaration(
          doc:
            "Loads the content, and again \(often(seconds))\(also(presenter.pollTime)), until the coroutine is cancelled.",
          head: "suspend fun poll()",
          statements: [.block(head: "while (true)", [repeated, sleep])]
        )
      ]
    }
  }

  /// The function that updates texts that depend on the time.
  var tick: Declaration? {
    guard let seconds = presenter.tick else { return nil }
    let next = Code.sequence(["context().now.", .helper("timeUntilNext")])
    let interval = Code.call(next, [durationLiteral(seconds)])
    let time = time(presenter.tickTime, "Tick", interval)
    let often = seconds == 60 ? "at the beginning of each minute" : often(seconds)
    return Declaration(
      doc:
        "Updates [state] \(often)\(also(presenter.tickTime)), until the coroutine is cancelled.",
      head: "suspend fun tick()",
      statements: [.block(head: "while (true)", [.call("sleep", [time]), "render()"])]
    )
  }

  private func also(_ time: TypedExpression?) -> String {
    time == nil ? "" : " and when the time has come that the data name"
  }

  /// The time until the next poll or tick, which the data can name.
  private func time(_ time: TypedExpression?, _ what: String, _ limit: Code) -> Code {
    if time == nil { return limit }
    let until = Code.sequence(["context().now.", .helper("timeUntil")])
    return .call(until, [.call("\(own("next\(what)"))", []), limit])
  }

  /// The private functions for the times that the data name.
  var times: [Declaration] {
    get throws(NotInKotlin) {
      var all: [Declaration] = []
      for (what, time) in [("Poll", presenter.pollTime), ("Tick", presenter.tickTime)] {
        guard let time else { continue }
        var writer = self
        var statements: [Code] = time.readsContext ? [writer.bindContext()] : []
        if time.readsModel {
          statements.append(.assignment("val \(model)", "\(store).shown ?: return null"))
        }
        let value = try writer.texts.expressions.code(time)
        let date = Code.imported("Instant", from: "java.time")
        let head = Code.sequence(["private fun \(own("next\(what)"))(): ", date, "?"])
        all.append(
          statements.isEmpty
            ? Declaration(.assignment(head, value))
            : Declaration(head: head, statements: statements + [.sequence(["return ", value])])
        )
      }
      return all
    }
  }

  /// `every 30 seconds`
  private func often(_ seconds: Double) -> String {
    if seconds == 1 { return "every second" }
    return "every \(Int(exactly: seconds).map(\.description) ?? seconds.description) seconds"
  }

  // MARK: - One load

  private func statements(_ load: Presenter.Load) throws(NotInKotlin) -> [Code] {
    var body: [Code] = []
    var arguments: [Code] = []
    if !presenter.requested.isEmpty {
      body.append(.assignment("val \(request)", newRequest))
      arguments.append(.text(request))
    }
    if let seconds = load.debounce {
      let wait = Code.lambda(parameters: "", [.call("sleep", [durationLiteral(seconds)])])
      let settles = Code.call(storeMember("settles"), [.text(request)])
      // A poll neither waits nor replaces a load that waits for the user to stop typing.
      let start: Code = presenter.loadsSilently ? "if (!silently && !" : "if (!"
      body.append(.sequence([start, settles, " ", wait, ") return"]))
    }
    if let hold = presenter.hold {
      arguments.insert(.text(list(hold.list, hold.id)), at: 0)
      arguments.append("isHeld = holding")
    }
    if presenter.loadsSilently { arguments.append("silently = silently") }
    if !load.keeps { arguments.append("keep = false") }
    return body + (try withOthers(withProgress(self.load(load, arguments), load), load.cached))
      + loadSources
  }

  /// Returns the load of the model together with the sources that are not optional.
  private func load(
    _ load: Presenter.Load,
    _ arguments: [Code]
  ) throws(NotInKotlin) -> Code {
    let sources = presenter.independentSources.filter { !$0.isOptional }
    let call = try requesting.call(load.call)
    let isHeld = presenter.hold != nil
    if sources.isEmpty, !isHeld { return calling("load", arguments, [call]) }
    let function: Code = isHeld ? .helper("loadHolding") : "loadAll"
    let response = Code.helper("ScreenResponse")
    if sources.isEmpty { return calling(function, arguments, [.call(response, [call])]) }
    var statements: [Code] = []
    var accept: [Code] = []
    for source in sources {
      let async = Code.imported("async", from: "kotlinx.coroutines")
      let begun = Code.sequence([
        async, " ", .lambda(parameters: "", [try requesting.call(source.call)]),
      ])
      statements.append(.assignment("val \(callName(source))", begun))
    }
    statements.append(.assignment("val \(model)", call))
    for source in sources {
      let name = own("new\(caseName(source.name))")
      statements.append(.assignment("val \(name)", "\(callName(source)).await()"))
      let accepted = self.accept(.text(name), of: source)
      let isNew = Code.call(storeMember("isNewSource"), [.string([.literal(source.name)])])
      accept.append(
        presenter.isSent(source) ? .sequence(["if (", isNew, ") ", accepted]) : accepted
      )
    }
    let accepting = Code.lambda(parameters: "", accept)
    statements.append(.sequence([response, "(\(model)) ", accepting]))
    let scope = Code.imported("supervisorScope", from: "kotlinx.coroutines")
    let body = Code.sequence([scope, " ", .lambda(parameters: "", statements)])
    return calling(function, arguments, [body])
  }

  private func callName(_ source: Presenter.Source) -> String {
    own("\(kotlinName(source.name))Call")
  }

  private func withProgress(_ loading: Code, _ load: Presenter.Load) -> Code {
    guard let delay = load.progressDelay else { return loading }
    let wait = Code.lambda(parameters: "", [.call("sleep", [durationLiteral(delay)])])
    return calling(.helper("showingProgress"), [.assignment("wait", wait)], [loading])
  }

  /// Returns the load, during which the optional sources and what is kept from an earlier load are loaded too.
  private func withOthers(
    _ load: Code,
    _ cached: Presenter.Call?
  ) throws(NotInKotlin) -> [Code] {
    let sources = presenter.independentSources.filter(\.isOptional)
    if sources.isEmpty, cached == nil { return [load] }
    let launch = Code.imported("launch", from: "kotlinx.coroutines")
    var statements: [Code] = []
    if let cached {
      let request: [Code] = presenter.requested.isEmpty ? [] : [.text(request)]
      let shown = calling(.helper("showCached"), request, [try requesting.call(cached)])
      statements.append(.sequence([launch, " ", .lambda(parameters: "", [shown])]))
    }
    for source in sources {
      let accept = Code.lambda(parameters: "", [accept("it", of: source)])
      let loaded = calling(
        .helper("loadOptional"),
        [.string([.literal(source.name)]), .assignment("accept", accept)],
        [try requesting.call(source.call)]
      )
      statements.append(.sequence([launch, " ", .lambda(parameters: "", [loaded])]))
    }
    let scope = Code.imported("coroutineScope", from: "kotlinx.coroutines")
    return [.sequence([scope, " ", .lambda(parameters: "", statements + [load])])]
  }

  /// `screen.settles`
  func storeMember(_ helper: String) -> Code { .sequence([.text("\(store)."), .helper(helper)]) }

  // MARK: - The request

  var request: String { own("request") }

  /// `Request(query.value)`
  var newRequest: Code {
    .call("Request", presenter.requested.map { "\(kotlinMember($0.name)).value" })
  }

  /// A writer whose expressions read the locals from the request.
  var requesting: Self {
    var writer = self
    for local in presenter.requested {
      let code: Code = "\(request).\(kotlinMember(local.name))"
      writer.texts.expressions.variables[local.name] = code
    }
    return writer
  }
}

/// `30.seconds`, `300.milliseconds`
func durationLiteral(_ seconds: Double) -> Code {
  let whole = Int(exactly: seconds)
  let unit = whole == nil ? "milliseconds" : "seconds"
  let count = whole ?? Int((seconds * 1_000).rounded())
  return .sequence([
    .text("\(count)."), .imported(unit, from: "kotlin.time.Duration.Companion"),
  ])
}

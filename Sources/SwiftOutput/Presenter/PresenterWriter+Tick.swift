import ViewModelIR

extension PresenterWriter {
  /// The function that updates texts that depend on the time.
  var tick: [Declaration] {
    guard let seconds = presenter.tick else { return [] }
    let length = secondsLiteral(seconds)
    let interval: Code = "\(helper: "timeUntilNextInterval")(\(length))"
    let body: [Code] =
      presenter.tickTime == nil
      ? [wait("context().now.\(interval)")]
      : ["let now = context().now"] + wait(until: "nextTick", since: "now", "now.\(interval)")
    let often =
      switch seconds {
      case 1: "every second"
      case 60: "at the beginning of each minute"
      default: "every \(length) seconds"
      }
    return [
      Declaration(
        doc: "Updates `state` \(often)\(also(presenter.tickTime)), until the task is cancelled.",
        head: "\(access)func tick() async",
        body: [.braces("while !Task.isCancelled {", body + ["render()"])]
      )
    ]
  }

  func wait(_ seconds: Code) -> Code {
    "do \(braces: .sequence(["try await sleep(", seconds, ")"])) catch \(braces: "return")"
  }

  /// Returns the statements that wait until the time that the data name, but at most some seconds.
  func wait(until name: String, since now: Code, _ limit: Code) -> [Code] {
    let time = Code.call(
      "\(now).\(helper: "timeUntil")",
      [.text(own(name)), .argument("atMost", limit)]
    )
    return [.assignment("let seconds", time), wait("seconds")]
  }

  func also(_ time: TypedExpression?) -> String {
    time == nil ? "" : " and when the time has come that the data name"
  }

  /// The private properties with the times that the data name.
  var times: [Declaration] {
    [
      ("nextPoll", presenter.pollTime, "When the data say that they are to be loaded again."),
      ("nextTick", presenter.tickTime, "When the data say that texts change."),
    ]
    .compactMap { name, time, doc in
      guard let time else { return nil }
      let guards: [Code] = time.readsModel ? ["let \(model) = \(store).shown"] : []
      let start = beginning(
        readsContext: time.readsContext,
        guards,
        otherwise: ["return nil"]
      )
      return Declaration(
        doc: doc,
        head: "private var \(own(name)): Date?",
        body: start + [start.isEmpty ? code(time) : .returning(code(time))]
      )
    }
  }
}

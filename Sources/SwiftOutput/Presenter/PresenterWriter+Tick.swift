import ViewModelIR

extension PresenterWriter {
  /// The function that updates texts that depend on the time.
  var tick: Declaration? {
    guard let seconds = presenter.tick else { return nil }
    let length = secondsLiteral(seconds)
    let time: Code = "context().now.\(helper: "timeUntilNextInterval")(\(length))"
    let wait: Code = "do \(braces: "try await sleep(\(time))") catch \(braces: "return")"
    let often =
      switch seconds {
      case 1: "every second"
      case 60: "at the beginning of each minute"
      default: "every \(length) seconds"
      }
    return Declaration(
      doc: "Updates `state` \(often), until the task is cancelled.",
      head: "\(access)func tick() async",
      body: [.braces("while !Task.isCancelled {", [wait, "render()"])]
    )
  }
}

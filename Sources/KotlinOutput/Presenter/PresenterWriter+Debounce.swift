import ViewModelIR

// Waits while the user types.

extension PresenterWriter {
  /// The statement that waits until the values of an action stay the same; empty if it does not wait.
  func rest(_ action: Presenter.Action) throws(NotInKotlin) -> [Code] {
    guard let seconds = action.debounce else { return [] }
    let rests = Code.sequence([
      .text("\(store)."), .call(.helper("rests"), [try running(action)]), " ",
      .lambda(parameters: "", [.call("sleep", [durationLiteral(seconds)])]),
    ])
    let statement = Code.sequence(["if (!", rests, ") ", otherwise])
    if action.subject == nil { return [statement] }
    // The row is read again afterwards, because it can change during the wait.
    let part = try guards(action, [], reading: [], needsPart: true)
    return [.block(head: "run", part + [statement])]
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

extension Presenter {
  /// Whether the presenter waits for anything other than responses.
  var sleeps: Bool { actions.contains { $0.debounce != nil } }
}

import ViewModelIR

// Waits while the user types.

extension PresenterWriter {
  /// The statement that waits until the values of an action stay the same; empty if it does not wait.
  func rest(_ action: Presenter.Action) throws(NotInKotlin) -> [Code] {
    guard let seconds = action.debounce else { return [] }
    let about: [Code] = presenter.isAboutRequest(action) ? [.text(request)] : []
    let arguments = [try running(action)] + about
    let rests = Code.sequence([
      .text("\(store)."), .call(.helper("rests"), arguments), " ",
      .lambda(parameters: "", [.call("sleep", [durationLiteral(seconds)])]),
    ])
    let statement = Code.sequence(["if (!", rests, ") ", otherwise])
    if action.subject == nil { return [statement] }
    // The row is read again afterwards, because it can change during the wait.
    let part = try guards(action, [], reading: [], needsPart: true)
    return [.block(head: "run", part + [statement])]
  }
}

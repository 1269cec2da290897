extension ScreenStore {
  /// Applies each value that the service sends, until the sequence ends or the task is cancelled.
  /// An error ends it, and is shown like that of a refresh.
  ///
  /// - Parameters:
  ///   - request: The request whose values the service sends. They are dropped if another request
  ///     has been loaded since.
  package func applyValues<Value>(
    for request: Request? = nil,
    call: @MainActor () async throws -> AsyncThrowingStream<Value, any Error>,
    apply: @MainActor (Value) -> Void
  ) async {
    do {
      for try await value in try await call() {
        if request == nil || request == wanted { apply(value) }
      }
    } catch {
      if !isCancelled(error) { fail(error) }
    }
  }

  /// Shows a model that the service sent, like the response to a load that began now.
  package func use(_ model: Model) {
    let begun = timeline.beginCall()
    failure = nil
    show(model, for: wanted, begun: begun) { pages.join(&$0, $1) }
    timeline.endCall(begun)
    onChange()
  }

  /// Replaces the element with the same ID, or adds the element to the list. The user's changes
  /// that are running stay visible.
  package func upsert<Element, ID>(
    _ element: Element,
    in list: ScreenList<Model, Element, ID>,
    atEnd: Bool = false
  ) {
    let change = timeline.begin(atEnd ? .append(element, to: list) : .insert(element, into: list))
    let begun = timeline.beginCall()
    let row = list.part(list.id(element), at: .whole, element)
    timeline.confirm(change, with: row, for: request, begun: begun)
    timeline.endCall(begun)
    onChange()
  }

  package func remove<Element, ID>(_ id: ID, from list: ScreenList<Model, Element, ID>) {
    let begun = timeline.beginCall()
    timeline.confirm(timeline.begin(list.edit(id, .remove)))
    timeline.endCall(begun)
    onChange()
  }
}

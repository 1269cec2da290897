extension ScreenStore {
  /// Applies each value that the service sends, until the sequence ends or the task is cancelled.
  /// An error ends it, and is shown like that of a refresh. Returns whether there was none.
  ///
  /// - Parameters:
  ///   - request: The request whose values the service sends. They are dropped if another request
  ///     has been loaded since.
  @discardableResult
  package func applyValues<Value>(
    for request: Request? = nil,
    call: @MainActor () async throws -> AsyncThrowingStream<Value, any Error>,
    apply: @MainActor (Value) -> Void
  ) async -> Bool {
    do {
      for try await value in try await call() {
        if request == nil || request == wanted { apply(value) }
      }
    } catch {
      if isCancelled(error) { return true }
      fail(error)
      return false
    }
    return true
  }

  /// Runs functions that apply values. The first one that returns `false` ends the others.
  package func applyTogether(_ updates: (@MainActor @Sendable () async -> Bool)...) async {
    await withTaskGroup(of: Bool.self) { group in
      for update in updates { group.addTask { await update() } }
      for await isComplete in group where !isComplete { group.cancelAll() }
    }
  }

  /// Shows a model that the service sent, like the response to a load that began now.
  ///
  /// - Parameter request: The request that the service sent it for. If `nil`, the model is dropped
  ///   while the content is that of an older request, because it may be for either.
  package func use(_ model: Model, for request: Request? = nil) {
    guard request != nil || shown == nil || self.request == wanted else { return }
    let begun = timeline.beginCall()
    failure = nil
    show(model, for: request ?? wanted, begun: begun) { pages.join(&$0, $1) }
    timeline.endCall(begun)
    onChange()
  }

  /// Replaces the element with the same ID, or adds the element to the list. The user's changes
  /// that are running stay visible.
  ///
  /// - Parameter request: The request that the service sent it for; `nil` if it is for all.
  package func upsert<Element, ID>(
    _ element: Element,
    in list: ScreenList<Model, Element, ID>,
    atEnd: Bool = false,
    for request: Request? = nil
  ) {
    let edit: ScreenEdit = atEnd ? .append(element, to: list) : .insert(element, into: list)
    let change = timeline.begin(edit, for: request)
    let begun = timeline.beginCall()
    let row = list.part(list.id(element), at: .whole, element)
    timeline.confirm(change, with: row, begun: begun)
    timeline.endCall(begun)
    onChange()
  }

  package func remove<Element, ID>(_ id: ID, from list: ScreenList<Model, Element, ID>) {
    let begun = timeline.beginCall()
    timeline.confirm(timeline.begin(list.edit(id, .remove), for: nil))
    timeline.endCall(begun)
    onChange()
  }
}

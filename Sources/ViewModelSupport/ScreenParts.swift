// Actions whose calls return a part of the model.

extension ScreenStore {
  /// Like `perform`, but shows what the service returns in a place of the model.
  @discardableResult
  package func performAndUsePart<Value>(
    _ action: Action? = nil,
    for request: Request? = nil,
    everywhere: Bool = false,
    at place: ScreenPlace<Model, Value>,
    again: ScreenRepetition = .ignore,
    change: ScreenEdit<Model>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async -> ScreenEnding {
    await run(
      action,
      again,
      change,
      onFailure,
      of: everywhere ? nil : request ?? self.request,
      isShown: { shown != nil },
      call: {
        .part(place.part(try await call()))
      }
    )
  }

  /// Like `perform`, but for a row, and shows what the service returns in a place of that row.
  @discardableResult
  package func performAndUsePart<Element, ID, Value>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    at place: ScreenPlace<Element, Value>,
    again: ScreenRepetition = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async -> ScreenEnding {
    let edit = change.map { self.edit(list, id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      of: request,
      isOfRow: true,
      isShown: { self[list, id] != nil },
      call: {
        .part(list.part(id, at: place, try await call()))
      }
    )
  }

  /// Like `perform`, but for a row, and shows what the service returns in a place of the model.
  @discardableResult
  package func performAndUsePart<Element, ID, Value>(
    _ action: Action? = nil,
    on list: ScreenList<Model, Element, ID>,
    id: ID,
    inModelAt place: ScreenPlace<Model, Value>,
    again: ScreenRepetition = .ignore,
    change: ScreenRowChange<Model, Element>? = nil,
    onFailure: ScreenFailure = .report,
    call: @MainActor () async throws -> Value
  ) async -> ScreenEnding {
    let edit = change.map { self.edit(list, id, $0) }
    return await run(
      action,
      again,
      edit,
      onFailure,
      of: request,
      isOfRow: true,
      isShown: { self[list, id] != nil },
      call: {
        .part(place.part(try await call()))
      }
    )
  }
}

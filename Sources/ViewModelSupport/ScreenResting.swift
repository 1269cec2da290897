extension ScreenStore {
  /// Waits until the values of an action stay the same. Returns whether the values of this call are
  /// the newest, so that they should be sent.
  ///
  /// - Parameter request: The request that the action is about; by default that of the content.
  package func rests(
    _ action: Action,
    for request: Request? = nil,
    after wait: @MainActor () async throws -> Void
  ) async -> Bool {
    let turn = Turn(action: action, request: request ?? self.request)
    let time = timeline.tick()
    resting[turn] = time
    do { try await wait() } catch { return false }
    return resting[turn] == time
  }
}

extension ScreenStore {
  /// Waits until the values of an action stay the same. Returns whether the values of this call are
  /// the newest, so that they should be sent.
  package func rests(
    _ action: Action,
    after wait: @MainActor () async throws -> Void
  ) async -> Bool {
    let turn = timeline.tick()
    resting[action] = turn
    do { try await wait() } catch { return false }
    return resting[action] == turn
  }
}

extension ScreenStore {
  /// Waits while the user types. Returns whether `request` is still the most recent one, so that
  /// its load should begin.
  ///
  /// - Parameters:
  ///   - wait: Waits for the user to stop typing. It is not called for the first load, or if the
  ///     request is the one of the last load.
  package func settles(
    on request: Request,
    after wait: @MainActor () async throws -> Void
  ) async -> Bool {
    settling += 1
    let turn = settling
    guard let wanted, wanted != request else { return true }
    do { try await wait() } catch { return false }
    return turn == settling
  }
}

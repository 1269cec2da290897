extension ScreenStore {
  /// Waits while the user types: gives whether `request` is still the last one that was asked for, and a load should begin.
  ///
  /// - Parameters:
  ///   - wait: How long to wait if the request is not the one of the last load.
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

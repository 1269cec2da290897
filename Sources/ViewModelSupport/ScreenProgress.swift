extension ScreenStore {
  /// Whether a load is running that has been running for some time.
  package var isLoadingSlowly: Bool { isLoading && isSlow }

  /// Runs a load. Progress is shown only if it is still running after a wait, so that a fast
  /// response does not make an indicator flicker.
  package func showingProgress(
    after wait: @escaping @Sendable () async throws -> Void,
    load: @MainActor () async -> Void
  ) async {
    async let _ = slowDown(after: wait)
    await load()
    if !isLoading { isSlow = false }
  }

  private func slowDown(after wait: @Sendable () async throws -> Void) async {
    do { try await wait() } catch { return }
    guard !Task.isCancelled else { return }
    isSlow = true
    onChange()
  }
}

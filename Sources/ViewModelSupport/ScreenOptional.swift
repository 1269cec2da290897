extension ScreenStore {
  /// Loads a value that the screen does not wait for. `accept` receives `nil` if the call fails; it
  /// is not called if the task was cancelled or a newer value has arrived.
  package func loadOptional<Value>(
    _ source: String,
    call: @MainActor () async throws -> Value,
    accept: @MainActor (Value?) -> Void
  ) async {
    let begun = timeline.tick()
    var value: Value?
    do {
      value = try await call()
    } catch {
      if isCancelled(error) { return }
    }
    guard begun > sources[source] ?? 0 else { return }
    sources[source] = begun
    accept(value)
    onChange()
  }
}

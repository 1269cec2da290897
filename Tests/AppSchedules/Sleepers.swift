import TestSupport

/// What waits for time to pass.
@MainActor
final class Sleepers {
  private struct Sleeper {
    let number: Int
    let operation: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var waiting: [Sleeper] = []
  private var count = 0

  /// The operations that wait.
  var operations: [Int] { waiting.map(\.operation) }

  func sleep() async throws {
    count += 1
    let number = count
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      try await withCheckedThrowingContinuation {
        waiting.append(Sleeper(number: number, operation: Operation.current, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  func wake(_ random: inout SplitMix) {
    guard let index = waiting.indices.randomElement(using: &random) else { return }
    waiting.remove(at: index).continuation.resume()
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}

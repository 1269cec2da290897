/// The calls of one function of a mock, each answered by the test when it likes.
@MainActor
final class Calls<Arguments: Sendable, Answer: Sendable> {
  struct Call {
    let arguments: Arguments
    fileprivate let continuation: CheckedContinuation<Answer, any Error>

    func succeed(_ answer: Answer) { continuation.resume(returning: answer) }
    func fail(_ error: any Error) { continuation.resume(throwing: error) }
  }

  /// How often the function was called.
  private(set) var count = 0
  private var waiting: [Call] = []
  private var listeners: [CheckedContinuation<Call, Never>] = []

  /// The next call, as soon as it is there.
  func next() async -> Call {
    if !waiting.isEmpty { return waiting.removeFirst() }
    return await withCheckedContinuation { listeners.append($0) }
  }

  func call(_ arguments: Arguments) async throws -> Answer {
    count += 1
    return try await withCheckedThrowingContinuation { continuation in
      let call = Call(arguments: arguments, continuation: continuation)
      if listeners.isEmpty {
        waiting.append(call)
      } else {
        listeners.removeFirst().resume(returning: call)
      }
    }
  }
}

extension Calls.Call where Answer == Void {
  func succeed() { succeed(()) }
}

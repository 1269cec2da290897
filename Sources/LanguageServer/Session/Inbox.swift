import DocumentReader
import Foundation

/// A queue of messages for the server: one thread adds them, another handles them.
final class Inbox: @unchecked Sendable {
  enum Next {
    case message(Message)
    case nothingYet, nothingMore
  }

  private let condition = NSCondition()
  private var waiting: [Message] = []
  private var isClosed = false

  func add(_ message: Message) {
    condition.lock()
    waiting.append(message)
    condition.signal()
    condition.unlock()
  }

  /// Marks the end of the messages.
  func close() {
    condition.lock()
    isClosed = true
    condition.signal()
    condition.unlock()
  }

  /// Removes and returns the oldest message. Waits for one for the given number of seconds, or without a limit if it is `nil`.
  func next(waiting seconds: Double?) -> Next {
    condition.lock()
    defer { condition.unlock() }
    let limit = seconds.map { Date(timeIntervalSinceNow: $0) }
    while waiting.isEmpty {
      if isClosed { return .nothingMore }
      if let limit {
        if !condition.wait(until: limit) { return .nothingYet }
      } else {
        condition.wait()
      }
    }
    return .message(waiting.removeFirst())
  }
}

import DocumentReader
import Foundation

/// The messages that wait for the server, which one thread reads and another answers.
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

  /// No more will come.
  func close() {
    condition.lock()
    isClosed = true
    condition.signal()
    condition.unlock()
  }

  /// The oldest; waits for one up to a time in seconds, or as long as it takes.
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

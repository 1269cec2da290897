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
  /// The request that is being answered.
  private var current: RequestID?
  private var cancelled: Set<RequestID> = []
  private var isClosed = false

  /// Takes in a message; one that cancels another at once.
  func add(_ message: Message) {
    condition.lock()
    defer { condition.unlock() }
    guard message.method == "$/cancelRequest" else {
      waiting.append(message)
      condition.signal()
      return
    }
    // What was answered long ago is not remembered for ever.
    if let id = RequestID(message.params["id"]),
      id == current || waiting.contains(where: { RequestID($0.id) == id })
    {
      cancelled.insert(id)
    }
  }

  /// No more will come.
  func close() {
    condition.lock()
    isClosed = true
    condition.signal()
    condition.unlock()
  }

  /// The oldest; waits for one up to a time in seconds, or for ever.
  func next(waiting seconds: Double?) -> Next {
    condition.lock()
    defer { condition.unlock() }
    if let current { cancelled.remove(current) }
    current = nil
    let limit = seconds.map { Date(timeIntervalSinceNow: $0) }
    while waiting.isEmpty {
      if isClosed { return .nothingMore }
      if let limit {
        if !condition.wait(until: limit) { return .nothingYet }
      } else {
        condition.wait()
      }
    }
    let message = waiting.removeFirst()
    current = RequestID(message.id)
    return .message(message)
  }

  /// Whether the client no longer wants the answer to the message at hand.
  var isCurrentCancelled: Bool {
    condition.lock()
    defer { condition.unlock() }
    return current.map(cancelled.contains) ?? false
  }
}

/// What a request is known by; the number 1 is not the text "1".
private enum RequestID: Hashable {
  case number(String)
  case text(String)

  init?(_ node: Node?) {
    switch node?.value {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }
}

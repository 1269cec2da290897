import DocumentReader
import Foundation
import OutputInterface
import Workspace

/// Speaks the Language Server Protocol over a pair of file descriptors until the client exits, and returns the exit code.
package func serve(
  from input: CInt,
  to output: CInt,
  in folder: String,
  writing language: any OutputLanguage.Type,
  twins: [any TwinLanguage]
) -> CInt {
  // Without this, writing to a client that has exited would end the process.
  signal(SIGPIPE, SIG_IGN)
  let inbox = Inbox()
  let outbox = Outbox(descriptor: output)
  let server = LanguageServer(folder: folder, in: language, twins: twins) { outbox.send($0) }
  let reader = Thread { read(from: input, into: inbox, failures: outbox) }
  reader.start()
  while !server.hasEnded {
    // While the user types, requests come first: diagnostics are published once no message has arrived for a moment.
    switch inbox.next(waiting: server.hasUnpublishedChanges ? 0.01 : nil) {
    case .message(let message): server.take(message)
    case .nothingYet: server.publishDiagnostics()
    case .nothingMore: return server.exitCode
    }
  }
  return server.exitCode
}

private func read(from input: CInt, into inbox: Inbox, failures: Outbox) {
  var buffer = MessageBuffer()
  var chunk = [UInt8](repeating: 0, count: 64 << 10)
  while true {
    let count = read(input, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { break }
    buffer.append(chunk.prefix(count))
    while let content = buffer.next() {
      do throws(ResponseError) {
        if let message = try Message(content) { inbox.add(message) }
      } catch {
        failures.send(Reply.failure(error, to: nil))
      }
    }
  }
  inbox.close()
}

/// Writes messages from any thread, without mixing their bytes.
private final class Outbox: @unchecked Sendable {
  private let lock = NSLock()
  private let descriptor: CInt

  init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  func send(_ message: Node) {
    let bytes = Reply.bytes(message)
    // If the client has exited, the reading thread notices it and ends the server.
    lock.withLock { try? writeAll(bytes, to: descriptor) }
  }
}

import DocumentReader
import Foundation
import OutputInterface
import Workspace

/// Speaks the Language Server Protocol over a pair of file descriptors until the client ends; the result is the exit code.
package func serve(
  from input: CInt,
  to output: CInt,
  in folder: String,
  writing language: any OutputLanguage.Type
) -> CInt {
  // A client that is gone is not a reason to be killed.
  signal(SIGPIPE, SIG_IGN)
  let inbox = Inbox()
  let outbox = Outbox(descriptor: output)
  let server = LanguageServer(folder: folder, in: language) { outbox.send($0) }
  let reader = Thread { read(from: input, into: inbox, failures: outbox) }
  reader.start()
  while !server.hasEnded {
    // Whoever types is answered first: mistakes are told when nothing has come for a moment.
    switch inbox.next(waiting: server.hasNews ? 0.01 : nil) {
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

/// Writes messages, each as a whole, whichever thread they come from.
private final class Outbox: @unchecked Sendable {
  private let lock = NSLock()
  private let descriptor: CInt

  init(descriptor: CInt) {
    self.descriptor = descriptor
  }

  func send(_ message: Node) {
    let bytes = Reply.bytes(message)
    // Where nobody listens any more, the reader will notice too.
    lock.withLock { try? writeAll(bytes, to: descriptor) }
  }
}

import DocumentReader
import Foundation
import TextOutput
import Workspace

/// Serves one page to browsers on this machine, and tells those that show it when it changes.
///
/// A server library would take longer to build than the rest of the tool.
package final class PageServer: @unchecked Sendable {
  package let port: UInt16
  private let listener: CInt
  private let lock = NSLock()
  private var page: [UInt8] = []
  /// Another one for another page, even of an earlier server.
  private var version = ""
  /// Of the browsers that wait for a change.
  private var watchers: [CInt] = []
  /// Connections with a request that is being read or answered, oldest first.
  private var busy: [CInt] = []

  private static let mostConnections = 64

  /// Reachable at 127.0.0.1 and nowhere else.
  ///
  /// - Parameter port: 0 for any that is free.
  package init(port: UInt16) throws(FileFailure) {
    // Whoever goes away while it is written to is not the end of the server.
    signal(SIGPIPE, SIG_IGN)
    let (listener, bound) = try listen(atPort: port)
    (self.listener, self.port) = (listener, bound)
  }

  /// In threads of its own, until the program ends.
  package func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          // All descriptors may be in use for a moment.
          if errno != EINTR { usleep(10_000) }
          continue
        }
        enter(connection)
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  /// - Parameter version: Of the page, which it knows.
  package func show(_ text: RenderedText, version: String) {
    lock.withLock {
      page = text.bytes
      self.version = version
      for watcher in watchers { tellVersion(to: watcher) }
    }
  }

  private func tellVersion(to watcher: CInt) { _ = send("data: \(version)\n\n", to: watcher) }

  /// Closes the oldest connection if there are too many, so that slow clients cannot lock out others.
  private func enter(_ connection: CInt) {
    lock.withLock {
      if busy.count + watchers.count >= Self.mostConnections {
        let oldest = busy.isEmpty ? watchers.removeFirst() : busy.removeFirst()
        // The connection's own thread closes it; a browser that waits for changes reconnects.
        shutdown(oldest, CInt(SHUT_RDWR))
      }
      busy.append(connection)
    }
  }

  private func serve(_ connection: CInt) {
    defer {
      lock.withLock {
        busy.removeAll { $0 == connection }
        watchers.removeAll { $0 == connection }
        // Closed only after its removal, because the system may then give its descriptor to another connection.
        close(connection)
      }
    }
    setTimeout(SO_SNDTIMEO, of: connection, seconds: 5)
    guard let request = HTTPRequest(from: connection) else { return }
    switch request.answer(atPort: port) {
    case .page:
      let page = lock.withLock { self.page }
      if page.isEmpty { return refuse("503 Service Unavailable", connection) }
      let head = responseHead("200 OK", type: "text/html; charset=utf-8", length: page.count)
      if send(head, to: connection), request.method == "GET" {
        try? writeAll(page, to: connection)
      }
    case .changes:
      let head =
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
      guard send(head, to: connection) else { return }
      lock.withLock {
        busy.removeAll { $0 == connection }
        watchers.append(connection)
        // What it shows may be from before.
        tellVersion(to: connection)
      }
      // A browser says no more; reading ends when it goes away.
      var byte: UInt8 = 0
      setTimeout(SO_RCVTIMEO, of: connection, seconds: 0)
      while read(connection, &byte, 1) > 0 {}
    case .refusal(let status): refuse(status, connection)
    }
  }

  private func refuse(_ status: String, _ connection: CInt) {
    let text = status + "\n"
    let head = responseHead(status, type: "text/plain", length: text.utf8.count)
    _ = send(head + text, to: connection)
  }

  private func send(_ text: String, to connection: CInt) -> Bool {
    (try? writeAll(Array(text.utf8), to: connection)) != nil
  }
}

private func responseHead(_ status: String, type: String, length: Int) -> String {
  """
  HTTP/1.1 \(status)\r
  Content-Type: \(type)\r
  Content-Length: \(length)\r
  Cache-Control: no-store\r
  Connection: close\r
  \r\n
  """
}

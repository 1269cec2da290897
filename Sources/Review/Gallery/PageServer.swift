import DocumentReader
import Foundation
import TextOutput
import Workspace

/// Serves one page to browsers on this machine. An open page polls the server for a new version.
///
/// It uses sockets directly, because a server library would take longer to build than the rest of the tool.
package final class PageServer: @unchecked Sendable {
  package let port: UInt16
  private let listener: CInt
  private let lock = NSLock()
  private var page: [UInt8] = []
  /// The page's version, which differs from those of all other pages, even of earlier servers.
  private var version = ""

  /// Listens at 127.0.0.1, so that only this machine can reach the server.
  ///
  /// - Parameter port: The port, or 0 for any free one.
  package init(port: UInt16) throws(FileFailure) {
    // Without this, a browser that closes the connection while receiving the page would end the process.
    signal(SIGPIPE, SIG_IGN)
    (listener, self.port) = try listen(atPort: port)
  }

  /// Accepts connections in background threads until the program exits.
  package func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection >= 0 {
          Thread.detachNewThread {
            self.serve(connection)
            close(connection)
          }
        } else if errno != EINTR {
          // All descriptors may be in use, so wait a moment.
          usleep(10_000)
        }
      }
    }
  }

  /// Replaces the page.
  ///
  /// - Parameter version: The version that the page itself contains.
  package func show(_ text: RenderedText, version: String) {
    lock.withLock { (page, self.version) = (text.bytes, version) }
  }

  private func serve(_ connection: CInt) {
    // Give up on a client that neither sends nor receives for five seconds.
    var time = timeval(tv_sec: 5, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 || head.count > 16 << 10 { return }
      head += buffer.prefix(count)
    }
    let (page, version) = lock.withLock { (self.page, self.version) }
    let (status, type, content): (String, String, [UInt8]) =
      switch answer(to: String(decoding: head, as: UTF8.self), atPort: port) {
      case .page where page.isEmpty: ("503 Service Unavailable", "text/plain", [])
      case .page: ("200 OK", "text/html; charset=utf-8", page)
      case .version: ("200 OK", "text/plain", Array(version.utf8))
      case .refusal(let status): (status, "text/plain", [])
      }
    let answer = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(content.count)\r
      Cache-Control: no-store\r
      Connection: close\r
      \r\n
      """
    try? writeAll(Array(answer.utf8) + content, to: connection)
  }
}

/// The response to a request.
enum ServerAnswer: Equatable {
  case page, version
  case refusal(status: String)
}

/// Chooses the response to a request by its head: https://www.rfc-editor.org/rfc/rfc9112.
func answer(to head: String, atPort port: UInt16) -> ServerAnswer {
  let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
  let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
  guard let method = words.first, words.count == 3, words[2].hasPrefix("HTTP/1.") else {
    return .refusal(status: "400 Bad Request")
  }
  let hosts = lines.filter { $0.lowercased().hasPrefix("host:") }
    .map { $0.dropFirst("host:".count).trimmingCharacters(in: .whitespaces).lowercased() }
  // Another site can let its own host name point to this machine (DNS rebinding), so other hosts are refused.
  let known = ["localhost", "127.0.0.1"].flatMap { ["\($0):\(port)"] + (port == 80 ? [$0] : []) }
  guard let host = hosts.first, hosts.count == 1, known.contains(host) else {
    return .refusal(status: "403 Forbidden")
  }
  if method != "GET" { return .refusal(status: "405 Method Not Allowed") }
  switch words[1].prefix(while: { $0 != "?" }) {
  case "/": return .page
  case "/version": return .version
  default: return .refusal(status: "404 Not Found")
  }
}

/// Opens a socket at 127.0.0.1, and returns it with its port.
private func listen(atPort port: UInt16) throws(FileFailure) -> (listener: CInt, port: UInt16) {
  #if canImport(Darwin)
    let listener = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
  #endif
  if listener < 0 { throw .last }
  var yes: CInt = 1
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
  var address = sockaddr_in()
  #if canImport(Darwin)
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
  #endif
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      bind(listener, address, size) == 0 && listen(listener, 64) == 0
        && getsockname(listener, address, &size) == 0
    }
  }
  guard isBound else {
    let failure = FileFailure.last
    close(listener)
    throw failure
  }
  return (listener, UInt16(bigEndian: address.sin_port))
}

extension Diagnostic {
  package static func cannotServe(_ port: UInt16, _ reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile,
      "cannot serve on port \(port): \(reason); choose another one, as in --serve 8091, or let --serve 0 choose a free one",
      at: whole("--serve")
    )
  }
}

import Foundation

/// The head of a request: https://www.rfc-editor.org/rfc/rfc9112.
struct HTTPRequest {
  enum Answer: Equatable {
    case page
    /// A stream of events: https://html.spec.whatwg.org/#server-sent-events.
    case changes
    case refusal(status: String)
  }

  let method: String
  let path: String
  /// With its port, if that is not the usual one.
  let host: String?

  private static let mostBytes = 16 << 10

  /// nil where what comes is none, or does not come within seconds.
  init?(from connection: CInt) {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.endsHead {
      let count = read(connection, &buffer, buffer.count)
      if count <= 0 || head.count > Self.mostBytes { return nil }
      head += buffer.prefix(count)
    }
    self.init(head: String(decoding: head, as: UTF8.self))
  }

  init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" })
    let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
    host = hosts.first.map { $0.dropFirst("host:".count).trimmingCharacters(in: .whitespaces) }
  }

  /// A page of another site may send a browser here under a name of its own (DNS rebinding); it gets nothing.
  func answer(atPort port: UInt16) -> Answer {
    let names = ["localhost", "127.0.0.1"]
    let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    guard let host, hosts.contains(host.lowercased()) else {
      return .refusal(status: "403 Forbidden")
    }
    guard method == "GET" || method == "HEAD" else {
      return .refusal(status: "405 Method Not Allowed")
    }
    switch path {
    case "/": return .page
    case "/changes" where method == "GET": return .changes
    default: return .refusal(status: "404 Not Found")
    }
  }
}

extension [UInt8] {
  fileprivate var endsHead: Bool { suffix(4) == Array("\r\n\r\n".utf8)[...] }
}

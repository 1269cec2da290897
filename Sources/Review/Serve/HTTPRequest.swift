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
  /// The origin of the page that sent the request, if the browser sends one.
  let origin: String?
  /// Whether the browser marks the request as coming from a page of another site.
  let isCrossSite: Bool

  private static let mostBytes = 16 << 10
  private static let mostSeconds = 5.0

  /// Nil if the bytes are not an HTTP request, or do not arrive in full within a few seconds.
  init?(from connection: CInt) {
    let end = uptime() + Self.mostSeconds
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.endsHead {
      let left = end - uptime()
      if left <= 0 { return nil }
      setTimeout(SO_RCVTIMEO, of: connection, seconds: left)
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
    func values(_ name: String) -> [String] {
      lines.dropFirst().filter { $0.lowercased().hasPrefix("\(name):") }
        .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces).lowercased() }
    }
    let (hosts, origins) = (values("host"), values("origin"))
    // A request with the same header twice is ambiguous, so it is refused.
    if hosts.count > 1 || origins.count > 1 { return nil }
    (host, origin) = (hosts.first, origins.first)
    isCrossSite = values("sec-fetch-site").contains { $0 == "cross-site" || $0 == "same-site" }
  }

  /// A page of another site may send a browser here under a name of its own (DNS rebinding); it gets nothing.
  func answer(atPort port: UInt16) -> Answer {
    let names = ["localhost", "127.0.0.1"]
    let hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    guard let host, hosts.contains(host),
      origin.map({ origin in hosts.contains { origin == "http://\($0)" } }) ?? true
    else { return .refusal(status: "403 Forbidden") }
    guard method == "GET" || method == "HEAD" else {
      return .refusal(status: "405 Method Not Allowed")
    }
    switch path {
    case "/": return .page
    // Any site may link to the page, but only the page itself may wait for changes.
    case "/changes" where isCrossSite: return .refusal(status: "403 Forbidden")
    case "/changes" where method == "GET": return .changes
    default: return .refusal(status: "404 Not Found")
    }
  }
}

private func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

extension [UInt8] {
  fileprivate var endsHead: Bool { suffix(4) == Array("\r\n\r\n".utf8)[...] }
}

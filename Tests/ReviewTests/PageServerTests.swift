import Foundation
import SwiftOutput
import Testing

@testable import Review
@testable import Workspace

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Who is answered by `gallery --serve`, and how.
struct PageServerTests {
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: localhost:8090", HTTPRequest.Answer.page),
    ("GET /?view=phone HTTP/1.1\r\nhost:  127.0.0.1:8090", .page),
    ("HEAD / HTTP/1.1\r\nHost: LOCALHOST:8090", .page),
    ("GET /changes HTTP/1.1\r\nHost: localhost:8090", .changes),
    ("GET /../etc/passwd HTTP/1.1\r\nHost: localhost:8090", .refusal(status: "404 Not Found")),
    ("PUT / HTTP/1.1\r\nHost: localhost:8090", .refusal(status: "405 Method Not Allowed")),
    ("GET / HTTP/1.1\r\nHost: example.com", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost.example.com:8090", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost:8091", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1", .refusal(status: "403 Forbidden")),
    ("GET /changes HTTP/1.1\r\nHost: localhost:8090\r\nOrigin: http://localhost:8090", .changes),
    (
      "GET /changes HTTP/1.1\r\nHost: localhost:8090\r\nOrigin: https://example.com",
      .refusal(status: "403 Forbidden")
    ),
    (
      "GET /changes HTTP/1.1\r\nHost: localhost:8090\r\nOrigin: http://localhost:3000",
      .refusal(status: "403 Forbidden")
    ),
    (
      "GET / HTTP/1.1\r\nHost: localhost:8090\r\norigin: null",
      .refusal(status: "403 Forbidden")
    ),
    (
      "GET /changes HTTP/1.1\r\nHost: localhost:8090\r\nSec-Fetch-Site: cross-site",
      .refusal(status: "403 Forbidden")
    ),
    ("GET /changes HTTP/1.1\r\nHost: localhost:8090\r\nSec-Fetch-Site: same-origin", .changes),
    ("GET / HTTP/1.1\r\nHost: localhost:8090\r\nSec-Fetch-Site: cross-site", .page),
  ])
  func answers(head: String, answer: HTTPRequest.Answer) throws {
    #expect(try #require(HTTPRequest(head: head + "\r\n\r\n")).answer(atPort: 8090) == answer)
  }

  /// Browsers leave out the usual port.
  @Test(arguments: ["localhost", "127.0.0.1", "localhost:80"])
  func answersAtTheUsualPort(host: String) throws {
    let request = try #require(HTTPRequest(head: "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n"))
    #expect(request.answer(atPort: 80) == .page)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: localhost:8090\r\nHost: example.com\r\n\r\n",
    "", "\r\n\r\n", "GET /", "GET  / HTTP/1.1", "GET / FTP/1.1", "\u{16}\u{3}\u{1}",
  ])
  func whatIsNoRequestHasNoAnswer(head: String) {
    #expect(HTTPRequest(head: head) == nil)
  }

  @Test func servesThePageAsItIs() async throws {
    let server = try PageServer(port: 0)
    server.start()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
    func load() async throws -> (text: String, status: Int?) {
      let (data, response) = try await URLSession.shared.data(from: url)
      return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode)
    }
    #expect(try await load().status == 503)
    server.show("one", version: "1")
    #expect(try await load() == ("one", 200))
    server.show("two", version: "2")
    #expect(try await load() == ("two", 200))
  }

  /// A page that changed before the browser asked for changes is old too.
  @Test func tellsTheVersionAtOnceAndAtEveryChange() throws {
    let server = try PageServer(port: 0)
    server.start()
    server.show("one", version: "1")
    server.show("two", version: "2")
    let browser = try connect(toPort: server.port)
    defer { close(browser) }
    try writeAll(
      Array("GET /changes HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n".utf8),
      to: browser
    )
    #expect(try #require(event(from: browser)) == "data: 2")
    server.show("three", version: "3")
    #expect(try #require(event(from: browser)) == "data: 3")
  }

  /// Clients that connect and send nothing, or very slowly, cannot lock out others.
  @Test(arguments: [
    "GET / HTTP/1.1\r\n", "GET /changes HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n",
  ])
  func slowClientsCannotLockOutOthers(start: String) throws {
    let server = try PageServer(port: 0)
    server.start()
    server.show("one", version: "1")
    var slow: [CInt] = []
    defer { for connection in slow { close(connection) } }
    for _ in 0..<200 {
      let connection = try connect(toPort: server.port)
      slow.append(connection)
      // The server has already closed the first connections.
      let text = start.replacing("PORT", with: "\(server.port)")
      try? writeAll(Array(text.utf8), to: connection)
    }
    let browser = try connect(toPort: server.port)
    defer { close(browser) }
    let request = "GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
    try writeAll(Array(request.utf8), to: browser)
    var answer = [UInt8](repeating: 0, count: 12)
    #expect(read(browser, &answer, answer.count) == 12)
    #expect(String(decoding: answer, as: UTF8.self) == "HTTP/1.1 200")
  }

  /// A request has to arrive in full within seconds, even if the client keeps sending parts of it.
  @Test func aRequestMustArriveWithinSeconds() throws {
    let server = try PageServer(port: 0)
    server.start()
    let browser = try connect(toPort: server.port)
    defer { close(browser) }
    setTimeout(SO_RCVTIMEO, of: browser, seconds: 0.1)
    let start = Date()
    var isOpen = true
    var byte: UInt8 = 0
    while isOpen, Date().timeIntervalSince(start) < 20 {
      isOpen = (try? writeAll([UInt8(ascii: "x")], to: browser)) != nil
      if isOpen { isOpen = read(browser, &byte, 1) < 0 && errno == EAGAIN }
    }
    #expect(!isOpen)
  }

  private func connect(toPort port: UInt16) throws -> CInt {
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #else
      let stream = CInt(SOCK_STREAM.rawValue)
    #endif
    let browser = socket(AF_INET, stream, 0)
    setTimeout(SO_RCVTIMEO, of: browser, seconds: 10)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(browser, $0, size) == 0
      }
    }
    try #require(isConnected)
    return browser
  }

  /// The next line with data; nil where none comes.
  private func event(from browser: CInt) -> String? {
    var text = ""
    var byte: UInt8 = 0
    while read(browser, &byte, 1) == 1 {
      text.unicodeScalars.append(UnicodeScalar(byte))
      if text.hasSuffix("\n\n"), let line = text.split(whereSeparator: \.isNewline).last,
        line.hasPrefix("data")
      {
        return String(line)
      }
    }
    return nil
  }

  @Test func saysThatAPortIsInUse() throws {
    let server = try PageServer(port: 0)
    #expect { try PageServer(port: server.port) } throws: { error in
      "\(error)".contains("another program uses it")
    }
  }
}

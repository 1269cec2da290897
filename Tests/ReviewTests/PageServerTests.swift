import Foundation
import SwiftOutput
import Testing

@testable import Review
@testable import Workspace

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The responses of `gallery --serve`.
struct PageServerTests {
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: localhost:8090", ServerAnswer.page),
    ("GET /?view=phone HTTP/1.1\r\nhost:  127.0.0.1:8090", .page),
    ("GET / HTTP/1.1\r\nHost: LOCALHOST:8090", .page),
    ("GET /version HTTP/1.1\r\nHost: localhost:8090", .version),
    ("GET /../etc/passwd HTTP/1.1\r\nHost: localhost:8090", .refusal(status: "404 Not Found")),
    ("PUT / HTTP/1.1\r\nHost: localhost:8090", .refusal(status: "405 Method Not Allowed")),
    ("GET / HTTP/1.1\r\nHost: example.com", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost.example.com:8090", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost:8091", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1", .refusal(status: "403 Forbidden")),
    (
      "GET / HTTP/1.1\r\nHost: localhost:8090\r\nHost: example.com",
      .refusal(status: "403 Forbidden")
    ),
    ("", .refusal(status: "400 Bad Request")),
    ("GET  / HTTP/1.1", .refusal(status: "400 Bad Request")),
    ("\u{16}\u{3}\u{1}", .refusal(status: "400 Bad Request")),
  ])
  func answerDependsOnMethodPathAndHost(head: String, expected: ServerAnswer) {
    #expect(answer(to: head + "\r\n\r\n", atPort: 8090) == expected)
  }

  /// Browsers omit the default port.
  @Test(arguments: ["localhost", "127.0.0.1", "localhost:80"])
  func acceptsAHostWithoutAPortAtPort80(host: String) {
    #expect(answer(to: "GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n", atPort: 80) == .page)
  }

  @Test func servesTheLatestPageAndVersion() async throws {
    let server = try PageServer(port: 0)
    server.start()
    func load(_ path: String = "") async throws -> (text: String, status: Int?) {
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/\(path)"))
      let (data, response) = try await URLSession.shared.data(from: url)
      return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode)
    }
    #expect(try await load().status == 503)
    server.show("one", version: "1")
    #expect(try await load() == ("one", 200))
    #expect(try await load("version") == ("1", 200))
    server.show("two", version: "2")
    #expect(try await load() == ("two", 200))
    #expect(try await load("version") == ("2", 200))
  }

  @Test func reportsThatAPortIsInUse() throws {
    let server = try PageServer(port: 0)
    #expect { try PageServer(port: server.port) } throws: { error in
      "\(error)".contains("another program uses it")
    }
  }
}

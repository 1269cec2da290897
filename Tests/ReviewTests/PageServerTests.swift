import Foundation
import SwiftRenderer
import Testing

@testable import Review

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Who is answered by `gallery --serve`, and how.
struct PageServerTests {
  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: localhost:80", HTTPRequest.Answer.page),
    ("GET /?view=phone HTTP/1.1\r\nhost:  127.0.0.1:80", .page),
    ("HEAD / HTTP/1.1\r\nHost: LOCALHOST:80", .page),
    ("GET /changes HTTP/1.1\r\nHost: localhost:80", .changes),
    ("GET /../etc/passwd HTTP/1.1\r\nHost: localhost:80", .refusal(status: "404 Not Found")),
    ("PUT / HTTP/1.1\r\nHost: localhost:80", .refusal(status: "405 Method Not Allowed")),
    ("GET / HTTP/1.1\r\nHost: example.com", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost.example.com:80", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1\r\nHost: localhost:81", .refusal(status: "403 Forbidden")),
    ("GET / HTTP/1.1", .refusal(status: "403 Forbidden")),
  ])
  func answers(head: String, answer: HTTPRequest.Answer) throws {
    #expect(try #require(HTTPRequest(head: head + "\r\n\r\n")).answer(atPort: 80) == answer)
  }

  @Test(arguments: [
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
    server.show("one")
    #expect(try await load() == ("one", 200))
    server.show("two")
    #expect(try await load() == ("two", 200))
  }

  @Test func saysThatAPortIsInUse() throws {
    let server = try PageServer(port: 0)
    #expect { try PageServer(port: server.port) } throws: { error in
      "\(error)".contains("another program uses it")
    }
  }
}

import DocumentReader
import SwiftOutput
import Testing

@testable import LanguageServer

/// Errors of a client that the server must handle.
@Suite struct ProtocolTests {
  // MARK: Bytes

  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("content-length:2\r\nContent-Type: x\r\n\r\n{}", ["{}"]),
    ("Content-Length: 4\r\n\r\n\"é\"", ["\"é\""]),
    // Invalid bytes are skipped up to the next header.
    ("hello\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("{\"a\": 1}Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: x\r\n\r\nContent-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    // The client closes the connection in the middle of a message.
    ("Content-Length: 9\r\n\r\n{}", []),
    ("Content-Le", []),
  ])
  func messagesAreExtractedFromBytes(_ text: String, _ contents: [String]) {
    for size in [1, 3, 1_000] {
      var buffer = MessageBuffer()
      var found: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        buffer.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let content = buffer.next() { found.append(String(decoding: content, as: UTF8.self)) }
      }
      #expect(found == contents)
    }
  }

  @Test func longInvalidInputIsSkipped() {
    var buffer = MessageBuffer()
    for _ in 0..<100 { buffer.append([UInt8](repeating: 0xFF, count: 1 << 10)) }
    #expect(buffer.next() == nil)
    buffer.append("\r\n\r\nContent-Length: 2\r\n\r\n{}".utf8)
    #expect(buffer.next() == Array("{}".utf8))
  }

  // MARK: Lifecycle

  @Test func requestsBeforeInitializeAndAfterShutdownAreRejected() {
    let client = Client()
    #expect(
      client.request("textDocument/hover")
        == "-32002 the server is not initialized; send 'initialize' first"
    )
    client.notify("textDocument/didOpen")
    #expect(client.request("initialize") == "ok")
    #expect(client.request("initialize") == "-32600 the server is already initialized")
    #expect(
      client.request("textDocument/foldingRange")
        == "-32601 'textDocument/foldingRange' is not supported"
    )
    #expect(client.request("shutdown") == "ok")
    #expect(client.request("textDocument/hover") == "-32600 the server has been shut down")
    client.notify("exit")
    #expect(client.server.hasEnded)
    #expect(client.server.exitCode == 0)
  }

  @Test func exitWithoutShutdownHasExitCode1() {
    let client = Client()
    client.notify("exit")
    #expect(client.server.hasEnded)
    #expect(client.server.exitCode == 1)
  }

  @Test(arguments: [
    ("{}", "a text document needs a 'uri'"),
    (#"{ "textDocument": { "uri": 1 } }"#, "a text document needs a 'uri'"),
    (
      #"{ "textDocument": { "uri": "https://a.b/c" } }"#,
      "'https://a.b/c' is not the URL of a file"
    ),
    (#"{ "textDocument": { "uri": "file:///b.yaml" } }"#, "'/b.yaml' is not open"),
    (#"{ "textDocument": { "uri": "file:///a.yaml" } }"#, "the position is missing"),
    (
      #"{ "textDocument": { "uri": "file:///a.yaml" }, "position": { "line": -1, "character": 0 } }"#,
      "a position needs a 'line' and a 'character', both counted from 0"
    ),
    (
      #"{ "textDocument": { "uri": "file:///a.yaml" }, "position": { "line": 1.5, "character": 0 } }"#,
      "a position needs a 'line' and a 'character', both counted from 0"
    ),
  ])
  func invalidParametersAreReported(_ params: String, _ message: String) throws {
    let client = Client()
    _ = client.request("initialize")
    client.notify("textDocument/didOpen", opening)
    for method in [
      "hover", "completion", "definition", "references", "rename", "documentHighlight",
    ] {
      #expect(client.request("textDocument/\(method)", params) == "-32602 \(message)")
    }
  }

  @Test(arguments: [
    #"{ "line": 99, "character": 99 }"#, #"{ "line": 0, "character": 9223372036854775807 }"#,
    #"{ "line": 9223372036854775807, "character": 0 }"#,
  ])
  func positionsOutOfRangeAreAccepted(_ place: String) {
    let client = Client()
    _ = client.request("initialize")
    client.notify("textDocument/didOpen", opening)
    let document = #""textDocument": { "uri": "file:///a.yaml" }"#
    #expect(client.request("textDocument/hover", "{ \(document), \"position\": \(place) }") == "ok")
    let change = #"[{ "range": { "start": \#(place), "end": \#(place) }, "text": "!" }]"#
    client.notify("textDocument/didChange", "{ \(document), \"contentChanges\": \(change) }")
    #expect(client.request("textDocument/hover", "{ \(document), \"position\": \(place) }") == "ok")
  }

  @Test func invalidNotificationsAreLogged() {
    let client = Client()
    _ = client.request("initialize")
    let document = #""textDocument": { "uri": "file:///a.yaml" }"#
    client.notify(
      "textDocument/didChange",
      "{ \(document), \"contentChanges\": [{ \"text\": \"\" }] }"
    )
    #expect(client.logged == "textDocument/didChange: '/a.yaml' is not open")
    client.notify("textDocument/didOpen", opening)
    client.notify("textDocument/didChange", "{ \(document), \"contentChanges\": [{}] }")
    #expect(client.logged == "textDocument/didChange: a change needs a 'text'")
    client.notify("$/unknown", "[]")
    #expect(client.request("textDocument/documentSymbol", "{ \(document) }") == "ok")
  }

  private let opening = #"{ "textDocument": { "uri": "file:///a.yaml", "text": "view: AView\n" } }"#
}

private func message(_ text: String) throws -> Message? { try Message(Array(text.utf8)) }

/// A client that can send any message.
private final class Client {
  private final class Outbox {
    var messages: [Node] = []
  }

  let server: LanguageServer
  private let outbox = Outbox()

  init() {
    server = LanguageServer(folder: "/elsewhere", in: SwiftLanguage.self) { [outbox] in
      outbox.messages.append($0)
    }
  }

  func notify(_ method: String, _ params: String = "{}") {
    send(#"{ "method": "\#(method)", "params": \#(params) }"#)
  }

  /// Sends a request. Returns `ok`, or the code and the message of the error.
  func request(_ method: String, _ params: String = "{}") -> String {
    send(#"{ "id": 1, "method": "\#(method)", "params": \#(params) }"#)
    return lastResponse
  }

  var lastResponse: String {
    guard let error = outbox.messages.last?["error"] else { return "ok" }
    return "\(error["code"]?.integer ?? 0) \(error["message"]?.text ?? "")"
  }

  var logged: String? { outbox.messages.last?["params"]?["message"]?.text }

  private func send(_ text: String) {
    guard let message = try? message(text) else { return }
    server.take(message)
  }
}

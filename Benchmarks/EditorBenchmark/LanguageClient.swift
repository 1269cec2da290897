import Foundation

/// A client of the Language Server Protocol that waits for each response.
final class LanguageClient {
  private let server = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var nextID = 0
  private let uri: String
  private var version = 0

  init(tool: String, folder: String, document: String, text: String) throws {
    uri = URL(fileURLWithPath: document).absoluteString
    server.executableURL = URL(fileURLWithPath: tool).absoluteURL
    server.arguments = ["lsp"]
    server.currentDirectoryURL = URL(fileURLWithPath: folder)
    server.standardInput = input
    server.standardOutput = output
    try server.run()
    _ = try request("initialize", ["capabilities": [String: Any]()])
    try notify("initialized", [:])
    let document: [String: Any] = [
      "uri": uri, "languageId": "yaml", "version": version, "text": text,
    ]
    try notify("textDocument/didOpen", ["textDocument": document])
  }

  /// Replaces `length` characters at a position with a text.
  func type(_ text: String, line: Int, column: Int, replacing length: Int = 0) throws {
    version += 1
    let range = ["start": place(line, column), "end": place(line, column + length)]
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": version],
        "contentChanges": [["range": range, "text": text]],
      ]
    )
  }

  func ask(_ method: String, line: Int, column: Int) throws -> Any? {
    let position: [String: Any] = [
      "textDocument": ["uri": uri], "position": place(line, column),
    ]
    return try request("textDocument/\(method)", position)
  }

  /// Waits until the server publishes diagnostics, and returns their number.
  func diagnostics() throws -> Int {
    while true {
      let message = try receive()
      guard message["method"] as? String == "textDocument/publishDiagnostics" else { continue }
      let params = message["params"] as? [String: Any]
      return (params?["diagnostics"] as? [Any])?.count ?? 0
    }
  }

  func shutDown() throws {
    _ = try request("shutdown", [:])
    try notify("exit", [:])
    server.waitUntilExit()
    precondition(server.terminationStatus == 0)
  }

  // MARK: Messages

  private func place(_ line: Int, _ column: Int) -> [String: Int] {
    ["line": line, "character": column]
  }

  private func request(_ method: String, _ params: [String: Any]) throws -> Any? {
    nextID += 1
    try send(["jsonrpc": "2.0", "id": nextID, "method": method, "params": params])
    while true {
      let message = try receive()
      if message["id"] as? Int == nextID, message["method"] == nil { return message["result"] }
    }
  }

  private func notify(_ method: String, _ params: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  private func send(_ message: [String: Any]) throws {
    let content = try JSONSerialization.data(withJSONObject: message)
    let head = Data("Content-Length: \(content.count)\r\n\r\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: head + content)
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let message = try nextMessage() { return message }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { fatalError("the server has ended") }
      received += data
    }
  }

  private func nextMessage() throws -> [String: Any]? {
    guard let head = received.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: received[..<head.lowerBound], as: UTF8.self)
    guard let count = header.split(separator: " ").last.flatMap({ Int($0) }),
      received.endIndex - head.upperBound >= count
    else { return nil }
    let content = received[head.upperBound..<head.upperBound + count]
    received = Data(received[(head.upperBound + count)...])
    return try JSONSerialization.jsonObject(with: content) as? [String: Any]
  }
}

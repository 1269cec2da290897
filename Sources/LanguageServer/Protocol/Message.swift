import DocumentReader
import OutputInterface

/// A message from the client: a request, which has an ID, or a notification (JSON-RPC 2.0).
struct Message {
  /// The request's ID, a number or a string; `nil` for a notification.
  let id: Node?
  let method: String
  let params: Node

  /// Returns `nil` for a message without a method, such as the response to a request of the server.
  init?(_ content: [UInt8]) throws(ResponseError) {
    var ignoredDiagnostics: [Diagnostic] = []
    guard let node = readJSON(SourceFile(path: "", bytes: content), into: &ignoredDiagnostics)
    else {
      throw .parseError
    }
    guard node.members != nil else { throw .invalidRequest }
    guard let method = node["method"]?.string else { return nil }
    self.method = method
    id = node["id"]
    params = node["params"] ?? json(.null)
  }

  init(id: Node?, method: String, params: Node) {
    self.id = id
    self.method = method
    self.params = params
  }
}

/// The reason why a request failed, with the protocol's error code.
struct ResponseError: Error, Equatable {
  let code: Int
  let message: String

  static let parseError = ResponseError(code: -32700, message: "the message is not JSON")
  static let invalidRequest = ResponseError(code: -32600, message: "the message is not a request")
  static let notInitialized = ResponseError(
    code: -32002,
    message: "the server is not initialized; send 'initialize' first"
  )
  static let shutDown = ResponseError(code: -32600, message: "the server has been shut down")

  static func unknownMethod(_ method: String) -> Self {
    ResponseError(code: -32601, message: "'\(escapingControls(method))' is not supported")
  }

  static func invalidParams(_ message: String) -> Self {
    ResponseError(code: -32602, message: message)
  }
}

/// Builds the messages that the server sends.
enum Reply {
  static func result(_ result: Node, to id: Node) -> Node {
    json(["jsonrpc": json("2.0"), "id": id, "result": result])
  }

  static func failure(_ error: ResponseError, to id: Node?) -> Node {
    let error = json(["code": json(error.code), "message": json(error.message)])
    return json(["jsonrpc": json("2.0"), "id": id ?? json(.null), "error": error])
  }

  static func notification(_ method: String, _ params: Node) -> Node {
    json(["jsonrpc": json("2.0"), "method": json(method), "params": params])
  }

  static func request(_ method: String, id: Int, _ params: Node) -> Node {
    json(["jsonrpc": json("2.0"), "id": json(id), "method": json(method), "params": params])
  }

  /// The bytes of a message with its header.
  static func bytes(_ message: Node) -> [UInt8] {
    let content = Array(jsonText(message, width: .max).utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}

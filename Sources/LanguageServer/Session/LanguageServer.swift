import DocumentReader
import OutputInterface
import Workspace

/// Handles the messages of an editor one at a time (Language Server Protocol 3.17).
final class LanguageServer {
  private enum Phase { case waiting, running, shutDown, ended }

  private let session: Session
  private let send: (Node) -> Void
  private var phase = Phase.waiting
  /// Whether the client can watch files for the server.
  private var watchesFiles = false
  /// Whether the client supports the request to refresh its inlay hints.
  private var refreshesHints = false
  /// Whether a request to refresh the client's inlay hints is due.
  private var hintsAreStale = false

  init(
    folder: String,
    in language: any OutputLanguage.Type,
    twins: [any TwinLanguage] = [],
    send: @escaping (Node) -> Void
  ) {
    session = Session(folder: folder, in: language, twins: twins)
    self.send = send
  }

  /// Whether documents have changed since the diagnostics were last published.
  var hasUnpublishedChanges: Bool { phase == .running && session.isStale }

  var hasEnded: Bool { phase == .ended }

  /// The exit code: 0 if the client sent `shutdown` before `exit`, otherwise 1.
  private(set) var exitCode: CInt = 1

  func publishDiagnostics() {
    for (path, diagnostics) in session.diagnose() {
      let publication = session.publication(path, diagnostics)
      send(Reply.notification("textDocument/publishDiagnostics", publication))
    }
    if hintsAreStale {
      hintsAreStale = false
      send(Reply.request("workspace/inlayHint/refresh", id: 2, json(.null)))
    }
  }

  func take(_ message: Message) {
    guard let id = message.id else {
      do throws(ResponseError) {
        try notice(message)
      } catch {
        log("\(message.method): \(error.message)")
      }
      return
    }
    do throws(ResponseError) {
      send(Reply.result(try answer(message), to: id))
    } catch {
      send(Reply.failure(error, to: id))
    }
  }

  private func answer(_ request: Message) throws(ResponseError) -> Node {
    switch (request.method, phase) {
    case ("initialize", .waiting):
      phase = .running
      return initialize(request.params)
    case (_, .waiting): throw .notInitialized
    case (_, .shutDown), (_, .ended): throw .shutDown
    case ("initialize", .running):
      throw ResponseError(code: -32600, message: "the server is already initialized")
    case ("shutdown", .running):
      phase = .shutDown
      return json(.null)
    case (let method, .running):
      // The result must be about the current text, not about the text of the last check.
      if session.isStale, showsResults(method) { publishDiagnostics() }
      return try session.result(of: method, request.params)
    }
  }

  private func notice(_ message: Message) throws(ResponseError) {
    if message.method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      phase = .ended
    }
    guard phase == .running else { return }
    switch message.method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": try session.open(message.params)
    case "textDocument/didChange": try session.change(message.params)
    case "textDocument/didClose": try session.close(message.params)
    // Fixtures, schemas and catalogs may be read from the disk, so a saved file can change any result.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      session.isStale = true
      hintsAreStale = refreshesHints
    // The protocol allows servers to ignore notifications that they do not know.
    default: break
    }
  }

  private func log(_ text: String) {
    let message = json(["type": json(2), "message": json(escapingControls(text))])
    send(Reply.notification("window/logMessage", message))
  }

  // MARK: Initialization

  private func initialize(_ params: Node) -> Node {
    let capabilities = params["capabilities"]
    let document = capabilities?["textDocument"]
    let item = document?["completion"]?["completionItem"]
    session.takesSnippets = item?["snippetSupport"]?.bool == true
    session.documentationFormat = MarkupKind(offered: item?["documentationFormat"])
    session.hoverFormat = MarkupKind(offered: document?["hover"]?["contentFormat"])
    let watching = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]
    watchesFiles = watching?.bool == true
    refreshesHints = capabilities?["workspace"]?["inlayHint"]?["refreshSupport"]?.bool == true
    return json([
      "capabilities": serverCapabilities,
      "serverInfo": json(["name": json("viewmodelgen"), "version": json(toolVersion)]),
    ])
  }

  /// Asks the client to report changes made outside the editor, such as a schema that git updates.
  private func watchFiles() {
    guard watchesFiles else { return }
    let patterns = ["**/*.{json,yaml,yml,xcstrings,mustache}"]
    let watchers = patterns.map { json(["globPattern": json($0)]) }
    let registration = json([
      "id": json("files"), "method": json("workspace/didChangeWatchedFiles"),
      "registerOptions": json(["watchers": json(watchers)]),
    ])
    send(
      Reply.request(
        "client/registerCapability",
        id: 1,
        json(["registrations": json([registration])])
      )
    )
  }
}

/// Whether the response to a request depends on the results of `Session.diagnose()`.
private func showsResults(_ method: String) -> Bool {
  method == "textDocument/codeAction" || method == "textDocument/inlayHint"
}

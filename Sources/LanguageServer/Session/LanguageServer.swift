import DocumentReader
import OutputInterface
import Reports
import Workspace

/// Answers the messages of an editor, one after the other (Language Server Protocol 3.17).
final class LanguageServer {
  private enum Phase { case waiting, running, shutDown, ended }

  private let session: Session
  private let send: (Node) -> Void
  private var phase = Phase.waiting
  /// Whether the client watches files for those who ask it to.
  private var watchesFiles = false
  /// Whether the client asks for hints again when told to.
  private var refreshesHints = false
  /// Whether it has to be told to.
  private var hintsAreStale = false

  init(folder: String, in language: any OutputLanguage.Type, send: @escaping (Node) -> Void) {
    session = Session(folder: folder, in: language)
    self.send = send
  }

  /// Whether there is something to say when the client falls silent.
  var hasNews: Bool { phase == .running && session.isStale }

  var hasEnded: Bool { phase == .ended }

  /// 0 where the client took its leave.
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
      throw ResponseError(code: -32600, message: "the server is initialized")
    case ("shutdown", .running):
      phase = .shutDown
      return json(.null)
    case (let method, .running):
      // Of what the text is now, not of what it was when last looked at.
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
    // Examples and catalogs are read from the disk.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      session.isStale = true
      hintsAreStale = refreshesHints
    // Others may be left alone by those who do not know them.
    default: break
    }
  }

  private func log(_ text: String) {
    let message = json(["type": json(2), "message": json(escapingControls(text))])
    send(Reply.notification("window/logMessage", message))
  }

  // MARK: The beginning

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

  /// Asks to be told of changes that no editor makes, such as a new schema out of a repository.
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

/// Whether the answer is made of what the checks and examples of `diagnose` came to.
private func showsResults(_ method: String) -> Bool {
  method == "textDocument/codeAction" || method == "textDocument/inlayHint"
}

import DocumentReader
import Foundation
import OutputInterface
import ViewModelIR
import Workspace

/// The server's state: the open documents, and a workspace that reads these and all other files from the disk.
final class Session {
  let documents = OpenDocuments()
  let workspace: Workspace
  let paths: DocumentPaths
  /// Whether the client supports snippets with placeholders.
  var takesSnippets = false
  /// The text formats that the client supports for hovers and for the documentation of completions.
  var hoverFormat = MarkupKind.plain
  var documentationFormat = MarkupKind.plain
  /// The diagnostics last published for each document that has any.
  private(set) var published: [String: [Diagnostic]] = [:]
  /// The screen of each open spec, from its last version without errors.
  private(set) var screens: [String: Screen] = [:]
  /// The open specs as last analyzed, each with the text that was analyzed.
  var specs: [String: (text: SourceFile, document: SpecDocument?)] = [:]
  /// Whether a document has changed since the last call of `diagnose()`.
  var isStale = false

  init(folder: String, in language: any OutputLanguage.Type, twins: [any TwinLanguage]) {
    paths = DocumentPaths(folder: folder)
    workspace = Workspace(
      Files { [documents] path in documents[path] },
      in: language,
      twins: twins
    )
  }

  // MARK: Documents

  /// Returns the path of the document that a request refers to.
  func path(_ params: Node) throws(ResponseError) -> String {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw .invalidParams("a text document needs a 'uri'")
    }
    guard let path = paths.path(of: uri) else {
      throw .invalidParams("'\(escapingControls(uri))' is not the URL of a file")
    }
    return path
  }

  /// Returns the open document that a request refers to.
  func file(_ params: Node) throws(ResponseError) -> SourceFile {
    let path = try path(params)
    guard let file = documents[path] else { throw .invalidParams("'\(path)' is not open") }
    return file
  }

  func open(_ params: Node) throws(ResponseError) {
    let path = try path(params)
    guard let text = params["textDocument"]?["text"]?.string else {
      throw .invalidParams("an opened document needs a 'text'")
    }
    documents[path] = SourceFile(path: path, text: text)
    isStale = true
  }

  func change(_ params: Node) throws(ResponseError) {
    var file = try file(params)
    for change in params["contentChanges"]?.elements ?? [] {
      file = try file.applying(change)
    }
    documents[file.path] = file
    isStale = true
  }

  func close(_ params: Node) throws(ResponseError) {
    let path = try path(params)
    documents[path] = nil
    specs[path] = nil
    screens[path] = nil
    isStale = true
  }

  // MARK: Diagnostics

  /// Checks the open documents and returns those whose diagnostics have changed; the list is empty for a document that has no more.
  func diagnose() -> [(path: String, diagnostics: [Diagnostic])] {
    isStale = false
    specs = [:]
    var found: [Diagnostic] = []
    workspace.beginRun()
    let files = documents.paths.compactMap { documents[$0] }
    let groups = selectSpecs(open: files, in: workspace.files, into: &found)
    for screen in workspace.lint(groups, into: &found) {
      screens[normalizedPath(screen.location.file.path)] = screen
    }
    workspace.endRun(hasErrors: found.hasErrors)
    let now = Dictionary(grouping: found.sortedByLocation()) {
      normalizedPath($0.location.file.path)
    }
    let changed = Set(now.keys).union(published.keys).filter { now[$0] != published[$0] }
    published = now
    return changed.sorted().map { ($0, now[$0] ?? []) }
  }
}

/// Converts between the URIs and the paths of documents. Paths are relative to the server's folder, so messages name files as the command
/// line does.
struct DocumentPaths {
  /// The folder in which the server runs.
  let folder: String

  /// Returns the path of a document; `nil` if the URI is not the URL of a file.
  func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty else { return nil }
    let path = normalizedPath(url.path)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  func uri(of path: String) -> String {
    URL(fileURLWithPath: normalizedPath(joinPath(folder, path))).absoluteString
  }
}

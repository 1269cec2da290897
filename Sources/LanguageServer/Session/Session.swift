import DocumentReader
import Foundation
import OutputInterface
import ViewModelIR
import Workspace

/// What the server knows: the documents that are open, and the workspace over them and the disk.
final class Session {
  let documents = OpenDocuments()
  let workspace: Workspace
  let paths: DocumentPaths
  /// Whether the client knows what to do with the gaps of a snippet.
  var takesSnippets = false
  /// How the client shows a hover, and the documentation of a completion.
  var hoverFormat = MarkupKind.plain
  var documentationFormat = MarkupKind.plain
  /// What was last said of each document that something was said of.
  private(set) var told: [String: [Diagnostic]] = [:]
  /// Of specs without mistakes, or as they were before these.
  private(set) var screens: [String: Screen] = [:]
  /// What was last made of open specs.
  var specs: [String: (text: SourceFile, document: SpecDocument?)] = [:]
  /// Whether a document has changed since.
  var isStale = false

  init(folder: String, in language: any OutputLanguage.Type) {
    paths = DocumentPaths(folder: folder)
    workspace = Workspace(Files { [documents] path in documents[path] }, in: language)
  }

  // MARK: Documents

  /// The path of the document that a request is about.
  func path(_ params: Node) throws(ResponseError) -> String {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw .invalidParams("a text document has a URI")
    }
    guard let path = paths.path(of: uri) else {
      throw .invalidParams("'\(escapingControls(uri))' is not a file")
    }
    return path
  }

  /// The open document that a request is about.
  func file(_ params: Node) throws(ResponseError) -> SourceFile {
    let path = try path(params)
    guard let file = documents[path] else { throw .invalidParams("'\(path)' is not open") }
    return file
  }

  func open(_ params: Node) throws(ResponseError) {
    let path = try path(params)
    guard let text = params["textDocument"]?["text"]?.string else {
      throw .invalidParams("an opened document has a text")
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

  /// What is to be said of the open documents now; of those of which nothing more is, nothing.
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
    let now = Dictionary(grouping: found.sortedByPlace()) {
      normalizedPath($0.location.file.path)
    }
    let changed = Set(now.keys).union(told.keys).filter { now[$0] != told[$0] }
    told = now
    return changed.sorted().map { ($0, now[$0] ?? []) }
  }
}

/// The paths of documents: as seen from where the server runs, so that messages name them as the command line does.
struct DocumentPaths {
  /// Where the server runs.
  let folder: String

  /// nil for what is not a file.
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

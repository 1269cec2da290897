import DocumentReader
import Workspace

/// A line for each diagnostic, which GitHub Actions shows beside the line of the file that it names:
///
///     ::error file=specs/Book.yaml,line=7,col=14,title=viewmodelgen unknown-name::'Book' has no …
package func gitHubAnnotations(_ report: DiagnosticReport, paths: RepositoryPaths) -> String {
  report.diagnostics.map { annotation($0, paths) + "\n" }.joined()
}

private func annotation(_ diagnostic: Diagnostic, _ paths: RepositoryPaths) -> String {
  let location = diagnostic.location
  var properties: [String] = []
  if !location.file.path.isEmpty {
    properties.append("file=" + escapedProperty(paths.path(location.file.path)))
  }
  if location.line > 0 { properties.append("line=\(location.line),col=\(location.column)") }
  properties.append("title=viewmodelgen " + diagnostic.code.rawValue)
  let list = properties.joined(separator: ",")
  return "::\(diagnostic.severity.command) \(list)::\(escapedData(diagnostic.message))"
}

extension Diagnostic.Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

/// As the runner decodes it.
private func escapedData(_ text: String) -> String {
  replacing(escapingControls(text)) { $0 == "%" ? "%25" : nil }
}

private func escapedProperty(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":": "%3A"
    case ",": "%2C"
    // No path needs other control characters so much that they may drive the terminal.
    default: escapingControls(String(scalar))
    }
  }
}

/// How files are named to what shows them beside the code: from the root of the repository that GitHub
/// Actions checked out, also in a step with a `working-directory`; elsewhere from the current folder.
package struct RepositoryPaths {
  /// The current folder, from that root.
  var folder = ""
  /// The root, with a slash at its end; empty if there is none.
  var root = ""

  package static var current: RepositoryPaths {
    guard let workspace = environment("GITHUB_WORKSPACE"), !workspace.isEmpty else {
      return RepositoryPaths()
    }
    let root = canonicalPath(workspace) + "/"
    let current = canonicalPath(".")
    guard current.hasPrefix(root) else { return RepositoryPaths() }
    return RepositoryPaths(folder: String(current.dropFirst(root.count)), root: root)
  }

  /// Without `.` and needless `..`.
  func path(_ path: String) -> String {
    if !root.isEmpty, path.hasPrefix(root) { return String(path.dropFirst(root.count)) }
    let path = normalizedPath(joinPath(folder, path))
    return path.isEmpty ? "." : path
  }
}

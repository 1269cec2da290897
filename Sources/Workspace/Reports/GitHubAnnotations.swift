import DocumentReader

/// Returns a line for each diagnostic, which GitHub Actions shows next to the line of code that it names:
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

/// Returns a message with the escapes that GitHub's runner decodes.
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
    // Other control characters in a path must not reach a terminal.
    default: escapingControls(String(scalar))
    }
  }
}

/// Rewrites paths for tools that show diagnostics next to the code. In GitHub Actions, they are relative to the root of the repository, even
/// in a step with a `working-directory`. Elsewhere, they are relative to the current folder.
package struct RepositoryPaths {
  /// The current folder, relative to the root.
  var folder = ""
  /// The repository's root, with a slash at its end; empty outside GitHub Actions.
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

  /// The path relative to the root, without `.` and unnecessary `..`.
  func path(_ path: String) -> String {
    if !root.isEmpty, path.hasPrefix(root) { return String(path.dropFirst(root.count)) }
    let path = normalizedPath(joinPath(folder, path))
    return path.isEmpty ? "." : path
  }
}

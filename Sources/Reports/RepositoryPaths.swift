import DocumentReader
import Workspace

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

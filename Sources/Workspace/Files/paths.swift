import DocumentReader
import Foundation

/// `joinPath("specs", "X.yaml")` is `specs/X.yaml`; an absolute second part is used alone.
package func joinPath(_ folder: String, _ path: String) -> String {
  if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}

/// The folder that contains a path: `specs` for `specs/X.yaml`, `.` for `X.yaml`.
package func parentFolder(_ path: String) -> String {
  let path = droppingSlashes(path)
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  let parent = path[..<slash]
  return parent.isEmpty ? "/" : droppingSlashes(String(parent))
}

/// The folder above a folder, such as `../..` above `..`; `nil` at the root.
func folderAbove(_ folder: String) -> String? {
  let folder = droppingSlashes(folder)
  let last = lastComponent(folder)
  let above =
    switch last {
    case "..": folder + "/.."
    case ".", "": folder.hasPrefix("/") ? "/" : folder == "." ? ".." : folder + "/.."
    default: parentFolder(folder)
    }
  return folder == "/" || canonicalPath(above) == canonicalPath(folder) ? nil : above
}

/// The path with symbolic links resolved; a part that does not exist stays as it is.
func resolvingLinks(_ path: String) -> String {
  if let resolved = realPath(path) { return resolved }
  var reached = path.hasPrefix("/") ? "/" : canonicalPath(".")
  for part in path.split(separator: "/") where part != "." {
    let next = part == ".." ? parentFolder(reached) : joinPath(reached, String(part))
    reached = realPath(next) ?? next
  }
  return reached
}

/// The path with symbolic links resolved, which is the same for every spelling; an unchanged path if it does not exist.
package func canonicalPath(_ path: String) -> String {
  realPath(path) ?? path
}

/// The path without `..` if that leads to the same file, so that a file has one path however specs refer to it. Behind a symbolic link to a
/// folder, `..` leads elsewhere.
func simplifiedPath(_ path: String) -> String {
  let simple = normalizedPath(path)
  return resolvingLinks(simple) == resolvingLinks(path) ? simple : path
}

private func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

package func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The file name that is most similar to another one; `nil` if none is. The ending counts only if it is all that differs, because with it
/// even short names would be alike.
func fileName(like name: String, among others: [String]) -> String? {
  func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
  if let same = others.first(where: { $0 != name && stem($0) == stem(name) }) { return same }
  let near = suggestion(for: stem(name), among: others.map(stem))
  return others.first { stem($0) == near }
}

/// Returns the path of a file relative to a folder: `../x.json` for `a/x.json` from `a/b`. Both arguments are relative to the same folder.
package func relativePath(of path: String, from folder: String) -> String {
  var target = normalizedPath(path).split(separator: "/")[...]
  var start = normalizedPath(folder).split(separator: "/")[...]
  while let part = start.first, part == target.first, part != ".." {
    target.removeFirst()
    start.removeFirst()
  }
  return (start.map { _ in ".." } + target).joined(separator: "/")
}

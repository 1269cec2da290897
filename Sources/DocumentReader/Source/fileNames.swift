/// Returns the last component of a path: `X.yaml` for `specs/X.yaml`.
package func lastComponent(_ path: String) -> String {
  let path = droppingSlashes(path)
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(path[path.utf8.index(after: slash)...])
}

package func droppingSlashes(_ path: String) -> String {
  var path = path
  while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
  return path
}

/// Returns a file's name without its extension: `ReadingStats` for `specs/ReadingStats.yaml`.
package func fileStem(_ path: String) -> String {
  let name = lastComponent(path)
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
}

/// Returns a schema file's name without `.json` or `.schema.json`: `Book` for `a/Book.schema.json`.
package func schemaStem(_ path: String) -> String {
  var parts = lastComponent(path).split(separator: ".")
  if parts.count > 1 { parts.removeLast() }
  if parts.count > 1, parts.last == "schema" { parts.removeLast() }
  return parts.joined(separator: ".")
}

/// Returns the path to what `file` refers to as `path`, relative to the current folder.
package func resolvedPath(_ path: String, relativeTo file: String) -> String {
  guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
  return file[...slash] + path
}

/// Returns `a/c.json` for `a/./b/../c.json`, so that a file has the same path however it is referred to.
package func normalizedPath(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

/// `specs/X.yaml` gives `X.yaml`.
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

/// `specs/ReadingStats.yaml` gives `ReadingStats`.
package func fileStem(_ path: String) -> String {
  let name = lastComponent(path)
  return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
}

/// `a/Book.schema.json` gives `Book`.
package func schemaStem(_ path: String) -> String {
  var parts = lastComponent(path).split(separator: ".")
  if parts.count > 1 { parts.removeLast() }
  if parts.count > 1, parts.last == "schema" { parts.removeLast() }
  return parts.joined(separator: ".")
}

/// A path that a file names, as seen from where the tool runs.
package func resolvedPath(_ path: String, besides file: String) -> String {
  guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
  return file[...slash] + path
}

/// `a/./b/../c.json` gives `a/c.json`, so that a file has one path however it is referred to.
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
